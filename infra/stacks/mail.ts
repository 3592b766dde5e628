import { Annotations, CfnOutput, Stack } from 'aws-cdk-lib'
import { EventBus } from 'aws-cdk-lib/aws-events'
import { CnameRecord, type IHostedZone, MxRecord, TxtRecord } from 'aws-cdk-lib/aws-route53'
import {
  ConfigurationSet,
  ConfigurationSetTlsPolicy,
  EmailIdentity,
  EmailSendingEvent,
  EventDestination,
  Identity,
  MailFromBehaviorOnMxFailure,
} from 'aws-cdk-lib/aws-ses'
import type { Construct } from 'constructs'
import { zoneOf } from '#infra/constructs/zone.ts'
import { stackSettings } from '#infra/stack-name.ts'
import type { Stage } from '#infra/stage.ts'

type DnsRecord = { id: string; type: 'CNAME' | 'MX' | 'TXT'; name: string; value: string }

/**
 * The DNS records by which receivers know that mail is ours. DKIM signs it as the domain's. The return address is the domain's too
 * (MX and SPF at `mail.`), so that SPF speaks for the domain that the reader sees.
 */
const records = (identity: EmailIdentity, domain: string, { operatorMail }: Stage): DnsRecord[] => [
  ...identity.dkimRecords.map(({ name, value }, index): DnsRecord => {
    return { id: `Dkim${index + 1}`, type: 'CNAME', name, value }
  }),
  {
    id: 'ReturnPath',
    type: 'MX',
    name: `mail.${domain}`,
    value: `10 feedback-smtp.${Stack.of(identity).region}.amazonses.com`,
  },
  { id: 'Spf', type: 'TXT', name: `mail.${domain}`, value: 'v=spf1 include:amazonses.com -all' },
  {
    id: 'Dmarc',
    type: 'TXT',
    name: `_dmarc.${domain}`,
    // Forged mail is how buyers of cars are robbed, so it goes to spam from the first day on. Not refused yet: of mail that the team
    // itself sends without a signature nothing is lost.
    value: `v=DMARC1; p=quarantine; adkim=r; aspf=r${operatorMail ? `; rua=mailto:${operatorMail}` : ''}`,
  },
]

const make = (scope: Construct, zone: IHostedZone, { id, type, name, value }: DnsRecord): void => {
  // The dot says that the name is whole.
  const common = { zone, recordName: `${name}.` }
  if (type === 'CNAME') new CnameRecord(scope, id, { ...common, domainName: value })
  if (type === 'TXT') new TxtRecord(scope, id, { ...common, values: [value] })
  const [priority, hostName = ''] = value.split(' ')
  if (type === 'MX')
    new MxRecord(scope, id, { ...common, values: [{ priority: Number(priority), hostName }] })
}

/**
 * What every email is sent with: over TLS alone, its bounces and complaints told to EventBridge. Opens and clicks are not followed:
 * that would put a picture and addresses of AWS into people's mail. Addresses that take no mail are our own list, in the table, which
 * people can take themselves off again; SES's would go on in silence.
 */
const configurationSet = (scope: Construct): ConfigurationSet => {
  const set = new ConfigurationSet(scope, 'Mails', {
    reputationMetrics: true,
    tlsPolicy: ConfigurationSetTlsPolicy.REQUIRE,
    disableSuppressionList: true,
  })
  set.addEventDestination('Feedback', {
    destination: EventDestination.eventBus(EventBus.fromEventBusName(scope, 'Bus', 'default')),
    events: [EmailSendingEvent.BOUNCE, EmailSendingEvent.COMPLAINT],
  })
  return set
}

/** The sender identity of our mail. SES sends nothing before the domain's DNS records, or the address's owner, have confirmed it. */
export class MailStack extends Stack {
  readonly configurationSetName: string
  /** What a sender needs rights for. */
  readonly senderArns: string[]

  constructor(scope: Construct, id: string, stage: Stage) {
    super(scope, id, stackSettings(stage))
    const { mail } = stage
    const set = configurationSet(this)
    const identity = new EmailIdentity(this, 'Sender', {
      identity: mail.domain ? Identity.domain(mail.domain) : Identity.email(mail.from),
      // Nobody reads what comes back to no-reply@.
      feedbackForwarding: false,
      ...(mail.domain && {
        mailFromDomain: `mail.${mail.domain}`,
        // Mail goes out also before those records are there.
        mailFromBehaviorOnMxFailure: MailFromBehaviorOnMxFailure.USE_DEFAULT_VALUE,
      }),
    })
    this.configurationSetName = set.configurationSetName
    // Stages of before 1.0.0 read it in the stack Jobs, which is deployed after this one: it can go with the release after.
    this.exportValue(identity.emailIdentityName)
    this.senderArns = [
      // Not the resource's own: an export that another stack reads would keep the sender from ever being changed.
      this.formatArn({ service: 'ses', resource: 'identity', resourceName: mail.domain ?? mail.from }),
      this.formatArn({
        service: 'ses',
        resource: 'configuration-set',
        resourceName: set.configurationSetName,
      }),
    ]
    if (mail.domain) {
      const zone = zoneOf(this, stage)
      records(identity, mail.domain, stage).forEach((record, index) => {
        if (zone) make(this, zone, record)
        const { name, type, value } = record
        const text = type === 'TXT' ? `"${value}"` : value
        new CfnOutput(this, `MailRecord${index + 1}`, { value: `${name} ${type} ${text}` })
      })
    }
    if (!mail.isNobodys) return
    // A warning, because everything else can be synthesised and tested without; `cdk deploy --strict` refuses it.
    Annotations.of(identity).addWarningV2(
      'sayara:mailFromMissing',
      `Mail would come from ${mail.from}, which nobody can confirm. Name an address: -c mailFrom=no-reply@…`,
    )
  }
}
