import { beforeAll, describe, expect, it } from 'vitest'
import { findIn, ofType, synthesise, type Resource } from '#infra/testing/synthesise.ts'
import { actionsOf, ownStatements, roleStatements, type Statement } from '#infra/testing/statements.ts'
import { limits } from '#shared/constants/limits.ts'
import { folders } from '#shared/constants/storage.ts'

let dev: ReturnType<typeof synthesise>
let prod: ReturnType<typeof synthesise>

beforeAll(() => {
  dev = synthesise()
  prod = synthesise({ stage: 'prod', domain: 'cars.example' })
})

const bucket = (name: string): Resource => findIn(prod, 'Data', name, 'AWS::S3::Bucket')
const rules = (name: string, templates = prod): Statement[] =>
  ownStatements(findIn(templates, 'Data', `${name}Policy`, 'AWS::S3::BucketPolicy'))

describe('every bucket', () => {
  const buckets = () => ofType(prod, 'AWS::S3::Bucket')

  it('is closed to the public, owned by us alone, encrypted, and forgets unfinished uploads', () => {
    expect(buckets().length).toBeGreaterThanOrEqual(7)
    for (const { Properties } of buckets()) {
      expect(Properties.PublicAccessBlockConfiguration).toEqual({
        BlockPublicAcls: true,
        BlockPublicPolicy: true,
        IgnorePublicAcls: true,
        RestrictPublicBuckets: true,
      })
      expect(Properties.OwnershipControls).toEqual({ Rules: [{ ObjectOwnership: 'BucketOwnerEnforced' }] })
      expect(Properties).toHaveProperty('BucketEncryption')
      const { Rules } = Properties.LifecycleConfiguration as { Rules: unknown[] }
      expect(Rules).toContainEqual({
        Id: 'unfinished-uploads',
        Status: 'Enabled',
        AbortIncompleteMultipartUpload: { DaysAfterInitiation: 1 },
      })
    }
  })

  it('is asked over TLS 1.2 or not at all', () => {
    const policies = ofType(prod, 'AWS::S3::BucketPolicy')
    expect(policies).toHaveLength(buckets().length)
    for (const policy of policies) {
      const everything = ownStatements(policy).filter(
        (statement) => statement.Effect === 'Deny' && actionsOf(statement).includes('s3:*'),
      )
      expect(everything.map(({ Condition }) => Condition)).toEqual([
        { Bool: { 'aws:SecureTransport': 'false' } },
        { NumericLessThan: { 's3:TlsVersion': 1.2 } },
      ])
    }
  })

  it('notes who asked for what, but those in which such notes are kept', () => {
    const silent = Object.values(prod)
      .flatMap((resources) => Object.entries(resources))
      .filter(([, { Type, Properties }]) => Type === 'AWS::S3::Bucket' && !Properties.LoggingConfiguration)
    expect(silent.map(([id]) => id.replace(/[0-9A-F]{8}$/, '')).toSorted()).toEqual([
      // In the stage's region, and in that of its copies.
      'AccessLogs',
      'AccessLogs',
      'Requests',
    ])
    const writer = rules('AccessLogs').find(({ Effect }) => Effect === 'Allow')
    expect(writer?.Condition).toMatchObject({
      ArnLike: { 'aws:SourceArn': 'arn:aws:s3:::sayara-prod-*' },
      StringEquals: { 'aws:SourceAccount': { Ref: 'AWS::AccountId' } },
    })
    expect(bucket('AccessLogs').Properties.LifecycleConfiguration).toMatchObject({
      Rules: [{}, { ExpirationInDays: 90 }],
    })
  })
})

describe('uploads', () => {
  const taking = ['Uploads', 'Documents'] as const

  const denials = (name: string, action: string): Statement[] =>
    rules(name).filter((rule) => rule.Effect === 'Deny' && actionsOf(rule).includes(action))
  const conditions = (name: string, action: string) => denials(name, action).map(({ Condition }) => Condition)

  it('come from the site alone', () => {
    for (const name of taking) {
      const rule = { AllowedMethods: ['PUT'], AllowedOrigins: ['https://cars.example'] }
      expect(bucket(name).Properties.CorsConfiguration).toMatchObject({ CorsRules: [rule] })
    }
    const others = ofType(prod, 'AWS::S3::Bucket').filter(({ Properties }) => Properties.CorsConfiguration)
    expect(others).toHaveLength(taking.length)
  })

  it.each([
    ['Uploads', [folders.imports, folders.photos, folders.videos]],
    ['Documents', [folders.documents]],
  ] as const)('of %s never replace one another', (name, below) => {
    const rule = denials(name, 's3:PutObject').find(
      ({ Condition }) => Condition?.['Null']?.['s3:if-none-match'],
    )
    expect(rule).toMatchObject({
      Principal: { AWS: '*' },
      Condition: { Null: { 's3:if-none-match': 'true' } },
    })
    const where = JSON.stringify(rule?.Resource)
    expect([...where.matchAll(/"\/([a-z-]+\/)\*"/g)].map(([, folder]) => folder)).toEqual(below)
  })

  it.each(taking)('of %s come within the time that their address is good for', (name) => {
    const age = (seconds: number) => ({ NumericGreaterThan: { 's3:signatureAge': `${seconds}000` } })
    expect(limits.uploadUrlSeconds).toBeLessThanOrEqual(300)
    expect(conditions(name, 's3:PutObject')).toContainEqual(age(limits.uploadUrlSeconds))
    expect(conditions(name, 's3:GetObject')).toContainEqual(age(limits.documentUrlSeconds))
  })

  it.each([
    ['Uploads', 'UploadKey'],
    ['Documents', 'DocumentKey'],
  ])('of %s lie under %s, whatever their sender asks for', (name, keyName) => {
    const ownKey = { 'Fn::GetAtt': [expect.stringMatching(new RegExp(`^${keyName}`)), 'Arn'] }
    expect(bucket(name).Properties.BucketEncryption).toMatchObject({
      ServerSideEncryptionConfiguration: [
        {
          BucketKeyEnabled: true,
          ServerSideEncryptionByDefault: { SSEAlgorithm: 'aws:kms', KMSMasterKeyID: ownKey },
        },
      ],
    })
    const header = 's3:x-amz-server-side-encryption'
    const all = conditions(name, 's3:PutObject')
    expect(all).toContainEqual({ Null: { [header]: 'false' }, StringNotEquals: { [header]: 'aws:kms' } })
    expect(all).toContainEqual({
      Null: { [`${header}-aws-kms-key-id`]: 'false' },
      ArnNotEquals: { [`${header}-aws-kms-key-id`]: ownKey },
    })
    expect(all).toContainEqual({ Null: { [`${header}-customer-algorithm`]: 'false' } })
  })

  it('are tagged by the scanner alone, and by nobody where there is none', () => {
    const scanner = { 'Fn::GetAtt': [expect.stringMatching(/^DocumentScanRole/), 'Arn'] }
    expect(conditions('Documents', 's3:PutObjectTagging')).toEqual([
      { ArnNotEquals: { 'aws:PrincipalArn': scanner } },
    ])
    expect(conditions('Uploads', 's3:PutObjectTagging')).toEqual([undefined])
    const onDev = rules('Documents', dev).filter((rule) => actionsOf(rule).includes('s3:PutObjectTagging'))
    expect(onDev.map(({ Condition }) => Condition)).toEqual([undefined])
  })

  it('go by themselves after a week, and what is deleted of documents a day later', () => {
    expect(bucket('Uploads').Properties.LifecycleConfiguration).toMatchObject({
      Rules: [{}, { ExpirationInDays: 7 }],
    })
    expect(bucket('Documents').Properties).toMatchObject({
      VersioningConfiguration: { Status: 'Enabled' },
      LifecycleConfiguration: {
        Rules: [
          {},
          { NoncurrentVersionExpiration: { NoncurrentDays: 1 } },
          { ExpiredObjectDeleteMarker: true },
        ],
      },
    })
  })
})

describe('documents', () => {
  const tag = 's3:ExistingObjectTag/GuardDutyMalwareScanStatus'

  it('are read by nobody before they were found clean, but by what looks', () => {
    const rule = rules('Documents').find(({ Condition }) => Condition?.['StringNotEquals']?.[tag])
    expect(rule).toMatchObject({
      Effect: 'Deny',
      Principal: { AWS: '*' },
      Action: ['s3:GetObject', 's3:GetObjectVersion'],
      Condition: {
        StringNotEquals: { [tag]: 'NO_THREATS_FOUND' },
        ArnNotEquals: {
          'aws:PrincipalArn': { 'Fn::GetAtt': [expect.stringMatching(/^DocumentScanRole/), 'Arn'] },
        },
      },
    })
  })

  it('are all scanned, and tagged', () => {
    const plan = findIn(prod, 'Data', 'DocumentScan', 'AWS::GuardDuty::MalwareProtectionPlan').Properties
    expect(plan).toMatchObject({
      Actions: { Tagging: { Status: 'ENABLED' } },
      ProtectedResource: { S3Bucket: { ObjectPrefixes: [folders.documents] } },
    })
  })

  it('are scanned by a role that can neither delete nor write them', () => {
    const role = findIn(prod, 'Data', 'DocumentScanRole', 'AWS::IAM::Role')
    const actions = roleStatements([role]).flatMap(actionsOf)
    expect(actions.filter((action) => /\*|Delete(?!Rule)/.test(action))).toEqual([])
    const writes = roleStatements([role]).filter((statement) => actionsOf(statement).includes('s3:PutObject'))
    expect(JSON.stringify(writes.map(({ Resource }) => Resource))).toContain('validation-object"]')
  })

  const started = (templates: typeof prod) =>
    ofType({ Jobs: templates['Jobs'] ?? {}, SiteJobs: templates['SiteJobs'] ?? {} }, 'AWS::Events::Rule')
      .map(({ Properties }) => Properties.EventPattern as { source: string[] } | undefined)
      .filter((pattern) => JSON.stringify(pattern ?? '').includes(folders.documents))

  it('reach their job with what was found in them, and by no other way', () => {
    expect(started(prod)).toMatchObject([
      {
        source: ['aws.guardduty'],
        'detail-type': ['GuardDuty Malware Protection Object Scan Result'],
      },
    ])
  })

  it('are not scanned on dev, where their arrival starts the job', () => {
    expect(started(dev)).toMatchObject([{ source: ['aws.s3'], 'detail-type': ['Object Created'] }])
    expect(ofType(dev, 'AWS::GuardDuty::MalwareProtectionPlan')).toEqual([])
    expect(JSON.stringify(rules('Documents', dev))).not.toContain(tag)
  })
})
