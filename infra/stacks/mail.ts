import { Annotations, CfnOutput, Stack } from 'aws-cdk-lib'
import { EmailIdentity, Identity } from 'aws-cdk-lib/aws-ses'
import type { Construct } from 'constructs'
import type { Stage } from '#infra/stage.ts'

/** Who our mail comes from. SES sends nothing before the domain's DNS records, or the address's owner, have confirmed it. */
export class MailStack extends Stack {
  readonly identityArn: string

  constructor(scope: Construct, id: string, { mail }: Stage) {
    super(scope, id)
    const identity = new EmailIdentity(this, 'Sender', {
      identity: mail.domain ? Identity.domain(mail.domain) : Identity.email(mail.from),
    })
    this.identityArn = identity.emailIdentityArn
    if (mail.domain) {
      identity.dkimRecords.forEach(({ name, value }, index) => {
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
