import { beforeAll, describe, expect, it } from 'vitest'
import { mailPace } from '#infra/queues.ts'
import { roleStatements } from '#infra/testing/statements.ts'
import { ofType, synthesise, synthesiseTemplates } from '#infra/testing/synthesise.ts'

const domain = { stage: 'prod', domain: 'cars.example', operatorMail: 'ops@cars.example' }
const zone = { ...domain, hostedZoneId: 'Z1', hostedZoneName: 'cars.example' }

let prod: ReturnType<typeof synthesise>
beforeAll(() => {
  prod = synthesise(domain)
})

const only = (templates: typeof prod, type: string) => {
  const [first, ...others] = ofType(templates, type)
  expect(others).toEqual([])
  return first?.Properties ?? {}
}

const variablesOf = (templates: typeof prod): Record<string, unknown> => {
  const job = ofType(templates, 'AWS::Lambda::Function').find(
    ({ Properties }) => Properties.Handler === 'jobs/send-mail.handler',
  )
  return ((job?.Properties ?? {}).Environment as { Variables: Record<string, unknown> }).Variables
}

const identity = 'AWS::SES::EmailIdentity'

describe('mail', () => {
  it('comes from the site’s own domain, which its DNS records confirm', () => {
    expect(only(prod, identity)).toMatchObject({
      EmailIdentity: 'cars.example',
      MailFromAttributes: { MailFromDomain: 'mail.cars.example', BehaviorOnMxFailure: 'USE_DEFAULT_VALUE' },
      FeedbackAttributes: { EmailForwardingEnabled: false },
    })
    expect(variablesOf(prod)).toMatchObject({
      MAIL_FROM: 'Sayara <no-reply@cars.example>',
      SUPPORT_MAILBOX: 'support@cars.example',
    })
  })

  it('comes from an address of one’s own choice, and answers where one likes', () => {
    const given = synthesise({ mailFrom: 'hello@post.example', supportMailbox: 'team@post.example' })
    expect(only(given, identity)).toMatchObject({ EmailIdentity: 'hello@post.example' })
    expect(only(given, identity)).not.toHaveProperty('MailFromAttributes')
    expect(variablesOf(given)).toMatchObject({
      MAIL_FROM: 'Sayara <hello@post.example>',
      SUPPORT_MAILBOX: 'team@post.example',
    })
    expect(() => synthesise({ mailFrom: 'post.example' })).toThrow('mailFrom')
  })

  it('is sent by one job, as nobody but that sender', () => {
    const statements = roleStatements(ofType(prod, 'AWS::IAM::Role'))
    const senders = statements.filter(({ Action }) => Action === 'ses:SendEmail')
    expect(senders).toHaveLength(1)
    const asWhom = [senders[0]?.Resource].flat().map((each) => JSON.stringify(each))
    expect(asWhom).toHaveLength(2)
    expect(asWhom.some((arn) => arn.includes('identity/'))).toBe(true)
    expect(asWhom.some((arn) => arn.includes('configuration-set/'))).toBe(true)
    const texters = statements.filter(({ Action }) => Action === 'sns:Publish')
    expect(texters).toMatchObject([{ NotResource: 'arn:aws:sns:*:*:*' }])
  })

  it('goes over TLS alone, follows nobody, and tells what came back', () => {
    expect(only(prod, 'AWS::SES::ConfigurationSet')).toEqual({
      DeliveryOptions: { TlsPolicy: 'REQUIRE' },
      ReputationOptions: { ReputationMetricsEnabled: true },
      SuppressionOptions: { SuppressedReasons: [] },
    })
    const { EventDestination } = only(prod, 'AWS::SES::ConfigurationSetEventDestination')
    expect(EventDestination).toMatchObject({
      Enabled: true,
      MatchingEventTypes: ['bounce', 'complaint'],
      EventBridgeDestination: {},
    })
    expect(JSON.stringify(variablesOf(prod).MAIL_CONFIGURATION_SET)).toContain('Mails')
  })

  it('that came back, or is called spam, goes to its queue as an address and no more', () => {
    const rules = ofType({ Queues: prod['Queues'] ?? {} }, 'AWS::Events::Rule')
    const told = rules.map(({ Properties }) => {
      const { 'detail-type': types, source } = Properties.EventPattern as Record<string, unknown>
      const [target] = Properties.Targets as {
        InputTransformer: { InputTemplate: string }
        DeadLetterConfig: object
      }[]
      expect(source).toEqual(['aws.ses'])
      expect(target?.DeadLetterConfig).toBeDefined()
      return [types, target?.InputTransformer.InputTemplate]
    })
    expect(told).toEqual([
      [
        ['Email Bounced'],
        '{"kind":"bounce","bounceType":<detail-bounce-bounceType>,"bounceSubType":<detail-bounce-bounceSubType>,"recipients":<detail-bounce-bouncedRecipients>}',
      ],
      [
        ['Email Complaint Received'],
        '{"kind":"complaint","recipients":<detail-complaint-complainedRecipients>}',
      ],
    ])
  })
})

describe('its DNS records', () => {
  const kinds = ['CNAME', 'CNAME', 'CNAME', 'MX', 'TXT', 'TXT']
  const outputsOf = (context: Record<string, string>): string[] =>
    Object.entries(synthesiseTemplates(context)['Mail']?.Outputs ?? {})
      .filter(([name]) => name.startsWith('MailRecord'))
      .map(([, { Value }]) => JSON.stringify(Value))

  it('are put into the zone, where there is one', () => {
    const records = ofType({ Mail: synthesise(zone)['Mail'] ?? {} }, 'AWS::Route53::RecordSet').map(
      ({ Properties }) => Properties,
    )
    expect(records.map(({ Type }) => Type).toSorted()).toEqual(kinds)
    for (const { HostedZoneId } of records) expect(HostedZoneId).toBe('Z1')
    const ofName = (name: string) =>
      records
        .filter(({ Name }) => Name === name)
        .map(({ Type, ResourceRecords }) => [Type, ResourceRecords] as const)
        .toSorted()
    expect(ofName('mail.cars.example.')).toEqual([
      ['MX', ['10 feedback-smtp.me-central-1.amazonses.com']],
      ['TXT', ['"v=spf1 include:amazonses.com -all"']],
    ])
    expect(ofName('_dmarc.cars.example.')).toEqual([
      ['TXT', ['"v=DMARC1; p=quarantine; adkim=r; aspf=r; rua=mailto:ops@cars.example"']],
    ])
    for (const { Name, ResourceRecords } of records.filter(({ Type }) => Type === 'CNAME')) {
      expect(JSON.stringify(Name)).toMatch(/DkimDNSTokenName\d"\]\},"\."/)
      expect(JSON.stringify(ResourceRecords)).toMatch(/DkimDNSTokenValue\d/)
    }
  })

  it('are printed whole, for who makes them by hand', () => {
    expect(ofType({ Mail: prod['Mail'] ?? {} }, 'AWS::Route53::RecordSet')).toEqual([])
    const printed = outputsOf(domain)
    expect(printed.map((line) => / (CNAME|MX|TXT) /.exec(line)?.[1])).toEqual(kinds)
    expect(printed).toContain(JSON.stringify('mail.cars.example TXT "v=spf1 include:amazonses.com -all"'))
  })

  it('are none without a domain, and name nobody for reports without an operator', () => {
    expect(outputsOf({ mailFrom: 'hello@post.example' })).toEqual([])
    const { operatorMail: _, ...nobody } = domain
    expect(outputsOf(nobody).at(-1)).toBe(
      JSON.stringify('_dmarc.cars.example TXT "v=DMARC1; p=quarantine; adkim=r; aspf=r"'),
    )
  })
})

describe('the pace of mail', () => {
  it.each([
    [1, 2, 0.8],
    [14, 3, 11.2],
    [200, 40, 160],
  ])('at %d emails a second needs %d workers, who send %d', (perSecond, workers, together) => {
    expect(mailPace(perSecond)).toEqual({ workers, perSecond: expect.closeTo(together) })
  })

  it('is that of the account, which the deploy asks for', () => {
    const given = synthesise({ ...domain, mailsPerSecond: '50' })
    expect(variablesOf(given)).toMatchObject({ MAIL_WORKERS: '10', MAILS_PER_SECOND: '40.0' })
    const mappings = ofType(given, 'AWS::Lambda::EventSourceMapping').map(({ Properties }) => Properties)
    expect(mappings).toContainEqual(
      expect.objectContaining({ BatchSize: 10, ScalingConfig: { MaximumConcurrency: 10 } }),
    )
    // In SES's sandbox.
    const sandbox = synthesise({ ...domain, mailsPerSecond: '1' })
    expect(variablesOf(sandbox)).toMatchObject({ MAIL_WORKERS: '2', MAILS_PER_SECOND: '0.8' })
    expect(() => synthesise({ ...domain, mailsPerSecond: 'many' })).toThrow('mailsPerSecond')
  })
})
