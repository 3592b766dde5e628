import { RetentionDays } from 'aws-cdk-lib/aws-logs'
import type { App } from 'aws-cdk-lib'
import { email } from '#shared/schemas/user.ts'

/** What differs between the places we deploy to; each is an AWS account of its own. */
export type Stage = {
  name: 'dev' | 'prod'
  /** Tables, buckets and accounts outlive their stack and refuse to be deleted. */
  keepsData: boolean
  logRetention: RetentionDays
  /** Requests a second that the API takes in all. The UAE region's own quota is 2,500 with bursts of 1,250. */
  throttle: { rateLimit: number; burstLimit: number }
  /** Without one, the site lives under CloudFront's own name. The certificate must be in us-east-1. */
  domain?: { name: string; certificateArn: string }
  mail: MailSettings
}

type MailSettings = {
  /** The address that our mail comes from. */
  from: string
  /** Where messages of the contact form go. */
  support: string
  /** What SES confirms: this domain by its DNS records, or without one the address by a link that it is sent. */
  domain?: string
  /** Nobody has named an address or a domain, so nothing will ever be sent. */
  isNobodys: boolean
}

const stages: Record<Stage['name'], Omit<Stage, 'mail'>> = {
  dev: {
    name: 'dev',
    keepsData: false,
    logRetention: RetentionDays.TWO_WEEKS,
    throttle: { rateLimit: 100, burstLimit: 100 },
  },
  prod: {
    name: 'prod',
    keepsData: true,
    logRetention: RetentionDays.THREE_MONTHS,
    throttle: { rateLimit: 1000, burstLimit: 500 },
  },
}

/** `-c mailFrom=` and `-c supportMailbox=`, each an address at the site's domain without. */
const readMail = (app: App, siteDomain: string | undefined): MailSettings => {
  const address = (name: string): string | undefined => {
    const given: unknown = app.node.tryGetContext(name)
    if (given === undefined) return undefined
    if (typeof given === 'string' && email.safeParse(given).success) return given
    throw new Error(`-c ${name}= takes an address such as no-reply@cars.example`)
  }
  const from = address('mailFrom') ?? `no-reply@${siteDomain ?? 'sayara.example'}`
  const host = from.slice(from.lastIndexOf('@') + 1)
  return {
    from,
    support: address('supportMailbox') ?? `support@${host}`,
    isNobodys: address('mailFrom') === undefined && !siteDomain,
    ...(host === siteDomain && { domain: host }),
  }
}

/**
 * The stage named on the command line: `-c stage=prod -c domain=cars.example -c certificateArn=arn:…`; `dev` without.
 * @throws Error for a stage that does not exist, a domain without its certificate, or an address that is none
 */
export const readStage = (app: App): Stage => {
  const name: unknown = app.node.tryGetContext('stage') ?? 'dev'
  const stage = Object.values(stages).find((candidate) => candidate.name === name)
  if (!stage)
    throw new Error(`There is no stage "${String(name)}"; there are ${Object.keys(stages).join(', ')}`)
  const domain: unknown = app.node.tryGetContext('domain')
  const certificateArn: unknown = app.node.tryGetContext('certificateArn')
  if (domain === undefined && certificateArn === undefined)
    return { ...stage, mail: readMail(app, undefined) }
  if (typeof domain !== 'string' || typeof certificateArn !== 'string') {
    throw new Error('A domain needs its certificate: -c domain=… -c certificateArn=…')
  }
  return { ...stage, domain: { name: domain, certificateArn }, mail: readMail(app, domain) }
}

/** Where the browser's pages come from, as S3 compares it: it allows one `*`, for a site without a name of its own. */
export const siteOrigin = ({ domain }: Stage): string =>
  domain ? `https://${domain.name}` : 'https://*.cloudfront.net'
