import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { jobList } from '#infra/jobs.ts'
import { jobOfQueue } from '#infra/queue-jobs.ts'
import { mailPace, queueList } from '#infra/queues.ts'
import { ownStatements, roleStatements } from '#infra/testing/statements.ts'
import { findIn, ofType, synthesise } from './testing/synthesise.ts'
import { limits } from '#shared/constants/limits.ts'
import { accessTokenSeconds, refreshTokenDays } from '#shared/constants/sessions.ts'

type Match = {
  RegexMatchStatement?: { FieldToMatch: { SingleHeader: { Name: string } }; RegexString: string }
}
type PoolFirewall = {
  Scope: string
  DefaultAction: unknown
  Rules: {
    Action: unknown
    Statement: {
      OrStatement: {
        Statements: { AndStatement: { Statements: (Match & { NotStatement?: { Statement: Match } })[] } }[]
      }
    }
  }[]
}

let prod: ReturnType<typeof synthesise>

beforeAll(() => {
  prod = synthesise({
    stage: 'prod',
    domain: 'cars.example',
    certificateArn: 'arn:aws:acm:us-east-1:1:certificate/a',
  })
})

const only = (templates: typeof prod, type: string) => {
  const [first, ...others] = ofType(templates, type)
  expect(others).toEqual([])
  return first?.Properties ?? {}
}

// CloudFormation takes 500 in a stack: there is room to grow, so that no route has to move, which would delete it.
it('has fewer than 300 resources in each stack', () => {
  for (const [part, resources] of Object.entries(prod))
    expect(Object.keys(resources).length, part).toBeLessThan(300)
})

it('refuses a stage that does not exist, and a certificate without its domain', () => {
  expect(() => synthesise({ stage: 'live' })).toThrow('takes dev or prod; it is "live"')
  expect(() => synthesise({ certificateArn: 'arn:aws:acm:us-east-1:1:certificate/a' })).toThrow('domain')
})

it('has one table, which the operator’s commands find by its name', () => {
  // CloudFormation names it after the stack and its logical id: `scripts/admin/tables.ts`.
  const tables = Object.entries(prod['Data'] ?? {}).filter(
    ([, { Type }]) => Type === 'AWS::DynamoDB::GlobalTable',
  )
  expect(tables.map(([name]) => name.slice(0, 5))).toEqual(['Table'])
  expect(tables[0]?.[1].Properties).not.toHaveProperty('TableName')
})

it('is there for search engines to find, where it is no stage for trying things out', () => {
  for (const { Properties } of ofType(prod, 'AWS::Lambda::Function'))
    expect(Properties.Environment).not.toHaveProperty('Variables.ROBOTS')
})

describe('accounts', () => {
  it('give short tokens that can be revoked, and do not tell who exists', () => {
    expect(accessTokenSeconds).toBeLessThanOrEqual(15 * 60)
    expect(refreshTokenDays).toBeLessThanOrEqual(30)
    expect(only(prod, 'AWS::Cognito::UserPoolClient')).toMatchObject({
      PreventUserExistenceErrors: 'ENABLED',
      EnableTokenRevocation: true,
      AccessTokenValidity: accessTokenSeconds / 60,
      RefreshTokenValidity: refreshTokenDays * 24 * 60,
      TokenValidityUnits: { AccessToken: 'minutes', RefreshToken: 'minutes' },
      // No client signs in at the pool itself: the custom flow asks for a ticket that only functions of ours write.
      AllowedOAuthFlowsUserPoolClient: false,
      ExplicitAuthFlows: ['ALLOW_ADMIN_USER_PASSWORD_AUTH', 'ALLOW_CUSTOM_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH'],
    })
  })

  it('are opened without a password by what one function says, which may touch tickets alone', () => {
    const { LambdaConfig } = only(prod, 'AWS::Cognito::UserPool')
    const triggers = Object.entries(LambdaConfig as Record<string, unknown>)
    expect(triggers.map(([name]) => name).toSorted()).toEqual([
      'CreateAuthChallenge',
      'DefineAuthChallenge',
      'VerifyAuthChallengeResponse',
    ])
    for (const [, arn] of triggers)
      expect(JSON.stringify(arn)).toContain(':function:sayara-prod-poolTriggers:live')
    const role = Object.entries(prod['Search'] ?? {}).find(([id]) => id.startsWith('poolTriggersRole'))?.[1]
    const allowed = JSON.stringify(role?.Properties)
    expect(allowed).toContain('{"dynamodb:LeadingKeys":["TICKET#*"]}')
    expect(allowed.match(/dynamodb:[A-Z]\w+/g)).toEqual(['dynamodb:DeleteItem', 'dynamodb:LeadingKeys'])
  })

  it('are behind a firewall that lets through what our functions ask for alone', () => {
    const auth = { Auth: prod['Auth'] ?? {} }
    const { Rules, Scope, DefaultAction } = only(auth, 'AWS::WAFv2::WebACL') as unknown as PoolFirewall
    expect([Scope, DefaultAction]).toEqual(['REGIONAL', { Allow: {} }])
    expect(Rules.map(({ Action }) => Action)).toEqual([{ Block: {} }])
    expect(only(auth, 'AWS::WAFv2::WebACLAssociation').ResourceArn).toEqual({
      'Fn::GetAtt': [expect.stringMatching(/^UserPool/), 'Arn'],
    })
    const target = 'AWSCognitoIdentityProviderService.'
    const isRefused = (headers: Readonly<Record<string, string>>) =>
      Rules[0]!.Statement.OrStatement.Statements.some(({ AndStatement: { Statements } }) =>
        Statements.every((each) => {
          const { FieldToMatch, RegexString } = (each.NotStatement?.Statement ?? each).RegexMatchStatement!
          const isMatch = new RegExp(RegexString).test(headers[FieldToMatch.SingleHeader.Name] ?? '')
          return isMatch !== Boolean(each.NotStatement)
        }),
      )
    const asked = (operation: string) => [
      isRefused({ 'x-amz-target': target + operation }),
      isRefused({ 'x-amzn-cognito-operation-name': operation, 'x-amz-target': target + operation }),
    ]
    // What a bearer token would open, and what nothing but a password or a ticket would.
    for (const operation of [
      'DeleteUser',
      'ChangePassword',
      'GetUser',
      'ListDevices',
      'GlobalSignOut',
      'InitiateAuth',
    ])
      expect([operation, ...asked(operation)]).toEqual([operation, true, true])
    // A header that somebody has added opens nothing.
    expect(
      isRefused({ 'x-amzn-cognito-operation-name': 'RevokeToken', 'x-amz-target': `${target}DeleteUser` }),
    ).toBe(true)
    const adapter = readFileSync('functions/adapters/identity-pool.ts', 'utf8')
    const sent = [...adapter.matchAll(/new (\w+)Command\(/g)].map(([, operation]) => operation!)
    expect(sent).toContain('RevokeToken')
    for (const operation of sent) expect([operation, ...asked(operation)]).toEqual([operation, false, false])
    // The keys by which tokens are checked.
    expect(isRefused({})).toBe(false)
  })

  it('are opened by the API alone, and keep the case of our ids', () => {
    expect(only(prod, 'AWS::Cognito::UserPool')).toMatchObject({
      AdminCreateUserConfig: { AllowAdminCreateUserOnly: true },
      DeletionProtection: 'ACTIVE',
      // Its cost and its features: `stacks/auth.ts`.
      UserPoolTier: 'LITE',
      AccountRecoverySetting: { RecoveryMechanisms: [{ Name: 'admin_only' }] },
      Policies: {
        PasswordPolicy: {
          MinimumLength: limits.password.min,
          RequireLowercase: false,
          RequireUppercase: false,
          RequireNumbers: false,
        },
      },
      UsernameConfiguration: { CaseSensitive: true },
    })
  })
})

describe('jobs', () => {
  const jobs = () => ({ Jobs: prod['Jobs'] ?? {}, SiteJobs: prod['SiteJobs'] ?? {} })

  it('keep what they fail on', () => {
    const failures = ofType(prod, 'AWS::Lambda::EventInvokeConfig')
    expect(failures).toHaveLength(jobList.length)
    for (const { Properties } of failures) expect(Properties.DestinationConfig).toHaveProperty('OnFailure')
    for (const { Properties } of failures)
      expect(Properties).toMatchObject({ MaximumEventAgeInSeconds: 21_600 })
    for (const { Properties } of ofType(jobs(), 'AWS::Events::Rule')) {
      expect(Properties.Targets).toMatchObject([{ DeadLetterConfig: {} }])
    }
  })

  it('are started again and again for a file, and by the clock only while it is worth it', () => {
    for (const { Properties } of ofType(jobs(), 'AWS::Events::Rule')) {
      const RetryPolicy = Properties.ScheduleExpression
        ? { MaximumEventAgeInSeconds: 300, MaximumRetryAttempts: 3 }
        : { MaximumEventAgeInSeconds: 86_400, MaximumRetryAttempts: 185 }
      expect(Properties.Targets).toMatchObject([{ RetryPolicy }])
    }
  })

  it('leave what they fail on in queues of their own, encrypted and over TLS alone', () => {
    const queues = ofType(jobs(), 'AWS::SQS::Queue')
    expect(queues).toHaveLength(jobList.length)
    for (const { Properties } of queues)
      expect(Properties).toEqual({ SqsManagedSseEnabled: true, MessageRetentionPeriod: 14 * 24 * 3600 })
    for (const policy of ofType(jobs(), 'AWS::SQS::QueuePolicy')) {
      const denied = ownStatements(policy).filter(({ Effect }) => Effect === 'Deny')
      expect(denied).toMatchObject([
        { Action: 'sqs:*', Condition: { Bool: { 'aws:SecureTransport': 'false' } } },
      ])
    }
  })

  it('may write to that queue, and to no other but those whose grant they have', () => {
    const writers = roleStatements(ofType(prod, 'AWS::IAM::Role')).filter(
      ({ Action }) => Action === 'sqs:SendMessage',
    )
    const queues = writers.map(({ Resource }) => JSON.stringify(Resource))
    // One statement for all that a role may send to.
    expect(new Set(queues).size).toBe(jobList.length)
  })

  it('are started by queues that hand out again what failed alone, and keep what keeps failing', () => {
    const all = ofType({ Queues: prod['Queues'] ?? {} }, 'AWS::SQS::Queue').map(
      ({ Properties }) => Properties,
    )
    expect(all).toHaveLength(2 * queueList.length)
    for (const { name, tries, batchSize, windowSeconds, concurrency } of queueList) {
      const { timeoutSeconds } = jobOfQueue(name)
      const { Properties } = findIn(prod, 'Queues', name, 'AWS::SQS::Queue')
      expect(Properties).toMatchObject({
        SqsManagedSseEnabled: true,
        RedrivePolicy: { maxReceiveCount: tries },
        VisibilityTimeout: 6 * timeoutSeconds + windowSeconds,
      })
      expect(findIn(prod, 'Queues', `${name}Failures`, 'AWS::SQS::Queue').Properties).toEqual({
        SqsManagedSseEnabled: true,
        MessageRetentionPeriod: 14 * 24 * 3600,
      })
      const mappings = ofType(jobs(), 'AWS::Lambda::EventSourceMapping').map((each) => each.Properties)
      expect(mappings).toContainEqual(
        expect.objectContaining({
          BatchSize: batchSize,
          MaximumBatchingWindowInSeconds: windowSeconds,
          ScalingConfig: {
            MaximumConcurrency: concurrency === 'mail' ? mailPace(14).workers : concurrency,
          },
          FunctionResponseTypes: ['ReportBatchItemFailures'],
        }),
      )
    }
  })

  it('run by the minute, the hour, the day and the night, and each on its own kind of upload', () => {
    const rules = ofType(jobs(), 'AWS::Events::Rule').map(({ Properties }) => Properties)
    const schedules = new Set(rules.flatMap(({ ScheduleExpression }) => ScheduleExpression ?? []))
    expect([...schedules].toSorted()).toEqual([
      'cron(17 0 * * ? *)',
      'cron(5 6-16 * * ? *)',
      'cron(57 0 * * ? *)',
      'rate(1 hour)',
      'rate(1 minute)',
      'rate(5 minutes)',
    ])
    const patterns = rules.flatMap(({ EventPattern }) => (EventPattern ? [JSON.stringify(EventPattern)] : []))
    const folders = patterns.map((pattern) => /"prefix":"([^"]+)"/.exec(pattern)?.[1])
    expect(folders.toSorted()).toEqual(['documents/', 'import-runs/', 'imports/', 'photos/', 'videos/'])
  })
})
