import { Annotations, CfnOutput, Stack } from 'aws-cdk-lib'
import { CnameRecord } from 'aws-cdk-lib/aws-route53'
import { EmailIdentity, Identity } from 'aws-cdk-lib/aws-ses'
import type { Construct } from 'constructs'
import { zoneOf } from '#infra/constructs/zone.ts'
import { stackSettings } from '#infra/stack-name.ts'
import type { Stage } from '#infra/stage.ts'

/** The sender identity of our mail. SES sends nothing before the domain's DNS records, or the address's owner, have confirmed it. */
export class MailStack extends Stack {
  readonly identityArn: string

  constructor(scope: Construct, id: string, stage: Stage) {
    super(scope, id, stackSettings(stage))
    const { mail } = stage
    const identity = new EmailIdentity(this, 'Sender', {
      identity: mail.domain ? Identity.domain(mail.domain) : Identity.email(mail.from),
    })
    this.identityArn = identity.emailIdentityArn
    if (mail.domain) {
      const zone = zoneOf(this, stage)
      identity.dkimRecords.forEach(({ name, value }, index) => {
        // The dot says that the name is whole: SES gives it with its domain.
        if (zone)
          new CnameRecord(this, `Dkim${index + 1}`, { zone, recordName: `${name}.`, domainName: value })
        new CfnOutput(this, `DkimRecord${index + 1}`, { value: `${name} CNAME ${value}` })
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
