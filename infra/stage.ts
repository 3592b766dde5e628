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
  /** Where everything lives but what CloudFront takes from us-east-1 alone. */
  region: string
  /** Without one, the site lives under CloudFront's own name. */
  domain?: Domain
  mail: MailSettings
  /** Who hears of alarms and of the budget; nobody without. */
  operatorMail?: string
  /** US dollars a month. The operator hears at 50, 80 and 100 % of it. */
  monthlyBudgetUsd: number
  /** Documents become readable only after GuardDuty has found nothing in them. */
  scansDocuments: boolean
  /** Functions of sign-in and upload keep a share of the account's concurrency, which a new account has too little of. */
  reservesConcurrency: boolean
  /** What proves to the API that a request came through CloudFront. */
  originSecret: OriginSecret
}

export type Domain = {
  name: string
  /** The zone in Route 53 that our records go to; without one the operator makes them by hand. */
  hostedZone?: { id: string; name: string }
  /** An own certificate in us-east-1; without one it is asked for. */
  certificateArn?: string
}

type OriginSecret = {
  /** Its name in Secrets Manager, where CloudFormation reads it for CloudFront. */
  name: string
  /** SHA-256 in hex of the secrets that are good now: two while one replaces the other, none where nothing is asked. */
  hashes: readonly string[]
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

const stages: Record<Stage['name'], Omit<Stage, 'mail' | 'region' | 'originSecret'>> = {
  dev: {
    name: 'dev',
    keepsData: false,
    logRetention: RetentionDays.TWO_WEEKS,
    throttle: { rateLimit: 100, burstLimit: 100 },
    monthlyBudgetUsd: 20,
    scansDocuments: false,
    reservesConcurrency: false,
  },
  prod: {
    name: 'prod',
    keepsData: true,
    logRetention: RetentionDays.THREE_MONTHS,
    throttle: { rateLimit: 1000, burstLimit: 500 },
    monthlyBudgetUsd: 200,
    scansDocuments: true,
    reservesConcurrency: true,
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

/** The nearest region to Doha with everything that is used here. */
const defaultRegion = 'me-central-1'

const text = (app: App, name: string): string | undefined => {
  const given: unknown = app.node.tryGetContext(name)
  if (given === undefined || given === '') return undefined
  if (typeof given === 'string') return given
  throw new Error(`-c ${name}= takes a text`)
}

const readDomain = (app: App): Domain | undefined => {
  const name = text(app, 'domain')
  const certificateArn = text(app, 'certificateArn')
  const zoneId = text(app, 'hostedZoneId')
  if (!name && (certificateArn || zoneId))
    throw new Error('A certificate or a zone needs its domain: -c domain=…')
  if (!name) return undefined
  return {
    name,
    ...(certificateArn && { certificateArn }),
    ...(zoneId && { hostedZone: { id: zoneId, name: text(app, 'hostedZoneName') ?? name } }),
  }
}

const readOriginSecret = (app: App, stage: Stage['name']): OriginSecret => {
  const hashes = (text(app, 'originSecretHashes') ?? '').split(',').filter(Boolean)
  if (hashes.some((hash) => !/^[0-9a-f]{64}$/.test(hash)))
    throw new Error('-c originSecretHashes= takes one or two SHA-256 in hex, joined by a comma')
  return { name: `sayara/${stage}/origin-secret`, hashes }
}

/**
 * The stage named on the command line: `-c stage=prod -c domain=cars.example`; `dev` without. `npm run deploy` writes these.
 * @throws Error for a stage that does not exist, a certificate without its domain, or an address that is none
 */
export const readStage = (app: App): Stage => {
  const name = text(app, 'stage') ?? 'dev'
  const stage = Object.values(stages).find((candidate) => candidate.name === name)
  if (!stage) throw new Error(`There is no stage "${name}"; there are ${Object.keys(stages).join(', ')}`)
  const domain = readDomain(app)
  const operatorMail = text(app, 'operatorMail')
  return {
    ...stage,
    region: text(app, 'region') ?? defaultRegion,
    mail: readMail(app, domain?.name),
    originSecret: readOriginSecret(app, stage.name),
    ...(domain && { domain }),
    ...(operatorMail && { operatorMail }),
  }
}

/** Where the browser's pages come from, as S3 compares it: it allows one `*`, for a site without a name of its own. */
export const siteOrigin = ({ domain }: Stage): string =>
  domain ? `https://${domain.name}` : 'https://*.cloudfront.net'
