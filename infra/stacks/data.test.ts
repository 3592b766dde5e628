import { beforeAll, describe, expect, it } from 'vitest'
import { holdersOf } from '#infra/access.ts'
import { findIn, ofType, synthesise, type Resource } from '#infra/testing/synthesise.ts'
import { actionsOf, ownStatements, roleStatements } from '#infra/testing/statements.ts'
import { tableIndexes } from '#shared/constants/storage.ts'

type Templates = ReturnType<typeof synthesise>
const stages = ['dev', 'prod'] as const
const templates = {} as Record<(typeof stages)[number], Templates>

beforeAll(() => {
  templates.dev = synthesise()
  templates.prod = synthesise({
    stage: 'prod',
    domain: 'cars.example',
    certificateArn: 'arn:aws:acm:us-east-1:1:certificate/a',
  })
})

const key = (name: string): Resource => findIn(templates.prod, 'Data', name, 'AWS::KMS::Key')

describe('what must not be lost', () => {
  const kept = ['AWS::DynamoDB::GlobalTable', 'AWS::S3::Bucket', 'AWS::KMS::Key', 'AWS::Cognito::UserPool']

  it.each(kept)('%s outlives its stack on prod, and goes with it on dev', (type) => {
    for (const [stage, policy] of [
      ['prod', 'Retain'],
      ['dev', 'Delete'],
    ] as const) {
      const found = ofType(templates[stage], type)
      expect(found.length).toBeGreaterThan(0)
      for (const { DeletionPolicy } of found) expect(DeletionPolicy).toBe(policy)
    }
  })
})

describe('the table', () => {
  const table = (stage: (typeof stages)[number]) =>
    findIn(templates[stage], 'Data', 'Table', 'AWS::DynamoDB::GlobalTable').Properties

  it('can be put back to any moment, lies under its own key, and is not deleted by mistake', () => {
    expect(table('prod').Replicas).toMatchObject([
      {
        DeletionProtectionEnabled: true,
        PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true, RecoveryPeriodInDays: 35 },
        SSESpecification: { KMSMasterKeyId: { 'Fn::GetAtt': [expect.stringMatching(/^TableKey/), 'Arn'] } },
      },
    ])
    expect(table('prod').SSESpecification).toEqual({ SSEEnabled: true, SSEType: 'KMS' })
    expect(table('dev').Replicas).toMatchObject([{ DeletionProtectionEnabled: false }])
  })

  it('has its keys, indexes and expiry from the constants', () => {
    expect(table('prod')).toMatchObject({
      BillingMode: 'PAY_PER_REQUEST',
      TimeToLiveSpecification: { AttributeName: 'expiresAt', Enabled: true },
      GlobalSecondaryIndexes: Object.entries(tableIndexes).map(([IndexName, { partition, sort }]) => ({
        IndexName,
        KeySchema: [{ AttributeName: partition }, { AttributeName: sort }],
        Projection: { ProjectionType: 'ALL' },
      })),
    })
  })

  it.each([
    ['prod', 12_000, 4000],
    ['dev', 1200, 400],
  ] as const)('has a ceiling on %s, and so has every index', (stage, reads, writes) => {
    const { WriteOnDemandThroughputSettings, GlobalSecondaryIndexes, Replicas } = table(stage)
    const written = [
      { WriteOnDemandThroughputSettings },
      ...(GlobalSecondaryIndexes as { WriteOnDemandThroughputSettings: unknown }[]),
    ]
    for (const one of written)
      expect(one.WriteOnDemandThroughputSettings).toEqual({ MaxWriteRequestUnits: writes })
    const [replica] = Replicas as [{ GlobalSecondaryIndexes: object[] }]
    expect(replica.GlobalSecondaryIndexes).toHaveLength(Object.keys(tableIndexes).length)
    for (const one of [replica, ...replica.GlobalSecondaryIndexes])
      expect(one).toMatchObject({ ReadOnDemandThroughputSettings: { MaxReadRequestUnits: reads } })
  })

  it('is found by the operator’s commands under its name', () => {
    // CloudFormation names it after the stack and its logical id: `scripts/admin/tables.ts`.
    expect(table('prod')).not.toHaveProperty('TableName')
  })
})

describe('keys', () => {
  const use = /^kms:(Decrypt|Encrypt|ReEncrypt|GenerateDataKey|CreateGrant)/
  const uses = (name: string) =>
    ownStatements(key(name)).filter((statement) => actionsOf(statement).some((action) => use.test(action)))

  it('are one each for the table, uploads, documents and logs, on every stage, and rotate', () => {
    for (const stage of stages) {
      const found = ['TableKey', 'UploadKey', 'DocumentKey', 'LogKey'].map((name) =>
        findIn(templates[stage], 'Data', name, 'AWS::KMS::Key'),
      )
      for (const { Properties } of found) expect(Properties.EnableKeyRotation).toBe(true)
    }
    for (const { Properties } of ofType(templates.prod, 'AWS::KMS::Key'))
      expect(Properties).toMatchObject({ EnableKeyRotation: true, PendingWindowInDays: 30 })
  })

  it('are used by nobody but through one service: not even who manages them decrypts anything', () => {
    const { Data = {}, Trail = {} } = templates.prod
    for (const resource of ofType({ Data, Trail }, 'AWS::KMS::Key')) {
      for (const statement of ownStatements(resource)) {
        expect(statement.Effect).toBe('Allow')
        expect(actionsOf(statement)).not.toContain('kms:*')
        if (!actionsOf(statement).some((action) => use.test(action))) continue
        expect(JSON.stringify(statement.Condition)).toMatch(
          /kms:ViaService|kms:EncryptionContext|aws:SourceArn/,
        )
      }
    }
  })

  it.each([
    ['DocumentKey', [...holdersOf('documents:sign', 'documents:read'), 'scanDocuments', 'replicateFiles']],
    [
      'UploadKey',
      holdersOf(
        'photos:sign',
        'videos:sign',
        'uploads:read',
        'videos:read',
        'imports:sign',
        'imports:start',
        'imports:read',
        'archives:make',
        'archives:link',
      ),
    ],
  ] as const)('%s serves the functions that need it, through S3, and no other', (name, functions) => {
    const [only, ...others] = uses(name)
    // Who brings copies back puts them there, and reads none.
    const puts = ['kms:Encrypt', 'kms:GenerateDataKey']
    expect(others.map(actionsOf)).toEqual(name === 'DocumentKey' ? [puts] : [])
    if (name === 'DocumentKey') expect(JSON.stringify(others)).toContain('role/sayara/prod/restoreFiles/*')
    const roles = JSON.stringify(only?.Condition?.['ArnLike']?.['aws:PrincipalArn'])
    expect([...roles.matchAll(/role\/sayara\/prod\/(\w+)\/\*/g)].map(([, id]) => id)).toEqual(functions)
    expect(JSON.stringify(only?.Condition?.['StringEquals'])).toContain('"kms:ViaService"')
    expect(functions.length).toBeGreaterThan(2)
  })

  it('are what the log of each function and of the API is under', () => {
    const withApi = Object.entries(templates.prod).filter(([part]) => /^(Routes|Jobs|Api)/.test(part))
    const groups = ofType(Object.fromEntries(withApi), 'AWS::Logs::LogGroup')
    expect(groups.length).toBeGreaterThan(100)
    for (const { Properties } of groups) expect(JSON.stringify(Properties.KmsKeyId)).toContain('LogKey')
  })

  it('reach functions through the service that holds the data alone', () => {
    const everywhere = Object.values(templates.prod).flatMap((resources) => Object.values(resources))
    const found = roleStatements(everywhere).filter((statement) =>
      actionsOf(statement).some((action) => action.startsWith('kms:')),
    )
    expect(found.length).toBeGreaterThan(100)
    for (const { Condition } of found)
      expect(JSON.stringify(Condition)).toMatch(/"kms:ViaService":.*(?:dynamodb\.\*|s3\.)/)
  })
})
