import { beforeAll, describe, expect, it } from 'vitest'
import { jobAccess } from '#infra/access.ts'
import { ofType, synthesise } from '#infra/testing/synthesise.ts'
import { accessTokenSeconds, refreshTokenDays } from '#shared/constants/limits.ts'
import { tableIndexes } from '#shared/constants/table.ts'

let prod: ReturnType<typeof synthesise>

beforeAll(() => {
  prod = synthesise({
    stage: 'prod',
    domain: 'cars.example',
    certificateArn: 'arn:aws:acm:us-east-1:1:certificate/a',
  })
}, 120_000)

const only = (templates: typeof prod, type: string) => {
  const [first, ...others] = ofType(templates, type)
  expect(others).toEqual([])
  return first?.Properties ?? {}
}

it('stays far from the 500 resources that a stack can hold', () => {
  for (const [part, resources] of Object.entries(prod))
    expect(Object.keys(resources).length, part).toBeLessThan(400)
})

it('refuses a stage that does not exist, and a certificate without its domain', () => {
  expect(() => synthesise({ stage: 'live' })).toThrow('There is no stage "live"')
  expect(() => synthesise({ certificateArn: 'arn:aws:acm:us-east-1:1:certificate/a' })).toThrow('domain')
})

describe('what must not be lost', () => {
  const kept = ['AWS::DynamoDB::GlobalTable', 'AWS::S3::Bucket', 'AWS::KMS::Key', 'AWS::Cognito::UserPool']

  it.each(kept)('%s outlives its stack on prod', (type) => {
    const found = ofType(prod, type)
    expect(found.length).toBeGreaterThan(0)
    for (const { DeletionPolicy } of found) expect(DeletionPolicy).toBe('Retain')
  })

  it('is a table that can be put back to any moment, and that nobody deletes by mistake', () => {
    const table = only(prod, 'AWS::DynamoDB::GlobalTable')
    expect(table.Replicas).toMatchObject([
      {
        DeletionProtectionEnabled: true,
        PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true, RecoveryPeriodInDays: 35 },
      },
    ])
    expect(table).toMatchObject({
      BillingMode: 'PAY_PER_REQUEST',
      TimeToLiveSpecification: { AttributeName: 'expiresAt', Enabled: true },
      GlobalSecondaryIndexes: Object.entries(tableIndexes).map(([IndexName, { partition, sort }]) => ({
        IndexName,
        KeySchema: [{ AttributeName: partition }, { AttributeName: sort }],
        Projection: { ProjectionType: 'ALL' },
      })),
    })
  })
})

it('has one table, which the operator’s commands find by its name', () => {
  // CloudFormation names it after the stack and its logical id: `scripts/admin/stage-table.ts`.
  const tables = Object.entries(prod['Data'] ?? {}).filter(
    ([, { Type }]) => Type === 'AWS::DynamoDB::GlobalTable',
  )
  expect(tables.map(([name]) => name.slice(0, 5))).toEqual(['Table'])
  expect(tables[0]?.[1].Properties).not.toHaveProperty('TableName')
})

describe('buckets', () => {
  it('are closed to the public and to plain HTTP', () => {
    const buckets = ofType(prod, 'AWS::S3::Bucket')
    expect(buckets).toHaveLength(5)
    for (const { Properties } of buckets) {
      expect(Properties.PublicAccessBlockConfiguration).toEqual({
        BlockPublicAcls: true,
        BlockPublicPolicy: true,
        IgnorePublicAcls: true,
        RestrictPublicBuckets: true,
      })
      expect(JSON.stringify(Properties.LifecycleConfiguration)).toContain('AbortIncompleteMultipartUpload')
    }
    const policies = ofType(prod, 'AWS::S3::BucketPolicy')
    expect(policies).toHaveLength(5)
    for (const { Properties } of policies)
      expect(JSON.stringify(Properties)).toContain('"aws:SecureTransport":"false"')
  })

  it('keep documents under a key of their own', () => {
    const encryptions = ofType(prod, 'AWS::S3::Bucket').map(({ Properties }) =>
      JSON.stringify(Properties.BucketEncryption),
    )
    expect(encryptions.filter((encryption) => encryption.includes('aws:kms'))).toHaveLength(1)
    expect(only(prod, 'AWS::KMS::Key').EnableKeyRotation).toBe(true)
  })

  it('take uploads from the site alone', () => {
    const rules = ofType(prod, 'AWS::S3::Bucket').flatMap(
      ({ Properties }) => Properties.CorsConfiguration ?? [],
    )
    const rule = { AllowedMethods: ['PUT'], AllowedOrigins: ['https://cars.example'] }
    expect(rules).toMatchObject([{ CorsRules: [rule] }, { CorsRules: [rule] }])
  })
})

describe('accounts', () => {
  it('give short tokens that can be revoked, and do not tell who exists', () => {
    expect(only(prod, 'AWS::Cognito::UserPoolClient')).toMatchObject({
      PreventUserExistenceErrors: 'ENABLED',
      EnableTokenRevocation: true,
      AccessTokenValidity: accessTokenSeconds / 60,
      RefreshTokenValidity: refreshTokenDays * 24 * 60,
      TokenValidityUnits: { AccessToken: 'minutes', RefreshToken: 'minutes' },
      ExplicitAuthFlows: ['ALLOW_ADMIN_USER_PASSWORD_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH'],
    })
  })

  it('are opened by the API alone, and keep the case of our ids', () => {
    expect(only(prod, 'AWS::Cognito::UserPool')).toMatchObject({
      AdminCreateUserConfig: { AllowAdminCreateUserOnly: true },
      UsernameConfiguration: { CaseSensitive: true },
    })
  })
})

describe('mail', () => {
  const identity = 'AWS::SES::EmailIdentity'
  const mailOf = (templates: typeof prod) => {
    const job = ofType(templates, 'AWS::Lambda::Function').find(
      ({ Properties }) => Properties.Handler === 'jobs/deliver-mail.handler',
    )
    const { Variables } = (job?.Properties ?? {}).Environment as { Variables: Record<string, unknown> }
    return { from: Variables.MAIL_FROM, support: Variables.SUPPORT_MAILBOX }
  }

  it('comes from the site’s own domain, which its DNS records confirm', () => {
    expect(only(prod, identity)).toMatchObject({ EmailIdentity: 'cars.example' })
    expect(mailOf(prod)).toEqual({
      from: 'Sayara <no-reply@cars.example>',
      support: 'support@cars.example',
    })
  })

  it('comes from an address of one’s own choice, and answers where one likes', () => {
    const given = synthesise({ mailFrom: 'hello@post.example', supportMailbox: 'team@post.example' })
    expect(only(given, identity)).toMatchObject({ EmailIdentity: 'hello@post.example' })
    expect(mailOf(given)).toEqual({ from: 'Sayara <hello@post.example>', support: 'team@post.example' })
    expect(() => synthesise({ mailFrom: 'post.example' })).toThrow('mailFrom')
  })

  it('is sent by one job, as nobody but that sender', () => {
    const statements = ofType(prod, 'AWS::IAM::Policy').flatMap(
      ({ Properties }) => (Properties.PolicyDocument as { Statement: Record<string, unknown>[] }).Statement,
    )
    const senders = statements.filter(({ Action }) => Action === 'ses:SendEmail')
    expect(senders).toHaveLength(1)
    expect(JSON.stringify(senders[0]?.Resource)).toMatch(/identity\//)
    const texters = statements.filter(({ Action }) => Action === 'sns:Publish')
    expect(texters).toMatchObject([{ NotResource: 'arn:aws:sns:*:*:*' }])
  })
})

describe('jobs', () => {
  it('keep what they fail on', () => {
    const failures = ofType(prod, 'AWS::Lambda::EventInvokeConfig')
    expect(failures).toHaveLength(Object.keys(jobAccess).length)
    for (const { Properties } of failures) expect(Properties.DestinationConfig).toHaveProperty('OnFailure')
    for (const { Properties } of ofType(prod, 'AWS::Events::Rule')) {
      expect(Properties.Targets).toMatchObject([{ DeadLetterConfig: {} }])
    }
  })

  it('run by the minute, the hour, the day and the night, and each on its own kind of upload', () => {
    const rules = ofType(prod, 'AWS::Events::Rule').map(({ Properties }) => Properties)
    const schedules = new Set(rules.flatMap(({ ScheduleExpression }) => ScheduleExpression ?? []))
    expect([...schedules].toSorted()).toEqual([
      'cron(17 0 * * ? *)',
      'cron(37 0 * * ? *)',
      'cron(5 6-16 * * ? *)',
      'cron(57 0 * * ? *)',
      'rate(1 hour)',
      'rate(1 minute)',
      'rate(5 minutes)',
    ])
    const patterns = rules.flatMap(({ EventPattern }) => (EventPattern ? [JSON.stringify(EventPattern)] : []))
    const folders = patterns.map((pattern) => /"prefix":"([^"]+)"/.exec(pattern)?.[1])
    expect(folders.toSorted()).toEqual(['documents/', 'import-runs/', 'imports/', 'photos/'])
  })
})
