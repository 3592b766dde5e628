import { productName } from '#shared/constants/market.ts'
import { defaultRegion } from '#infra/stage-options.ts'
import { stageFrom } from '#infra/stage.ts'
import { flagOf } from '#scripts/stage/flags.ts'
import type { DeployOptions } from './options.ts'
import type { Outputs } from './outputs.ts'

const records = (values: DeployOptions['values'], { mailRecords, distributionHost }: Outputs): string[] => {
  const { domain } = values
  if (!domain) return []
  return [
    `Add these records where the DNS of ${domain} is kept (there is no zone of it in this account):`,
    `  ${domain} ALIAS or CNAME ${distributionHost}`,
    ...mailRecords.map((record) => `  ${record}`),
  ]
}

const mailLine = (values: DeployOptions['values']): string => {
  const { mail } = stageFrom(values)
  const proof = mail.domain
    ? 'as soon as SES has seen those of its DNS records'
    : `once the link is followed that SES has sent to ${mail.from}`
  return `Mail comes from ${mail.from} ${proof}. SES and SNS send to strangers when the account has left their sandboxes (AWS console, "Request production access").`
}

/** What the operator reads in the end: where the site is, and what only they can do. */
export const farewell = (
  { values }: Pick<DeployOptions, 'values'>,
  outputs: Outputs,
  { hasZone, hasRotated }: { hasZone: boolean; hasRotated: boolean },
): string => {
  const { stage, region } = values
  const where = region === defaultRegion ? '' : ` ${flagOf('region')} ${region}`
  return [
    '',
    `${productName.en} is deployed: ${outputs.siteOrigin}`,
    ...(hasZone ? [] : records(values, outputs)),
    mailLine(values),
    ...(hasRotated
      ? ['The old origin secret is no longer sent. The next deploy makes the functions refuse it.']
      : []),
    `The first admin: register on the site, then npm run admin:grant -- <username> --stage ${stage}${where}`,
  ].join('\n')
}
