import { RetentionDays } from 'aws-cdk-lib/aws-logs'
import type { App } from 'aws-cdk-lib'

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
}

const stages: Record<Stage['name'], Stage> = {
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

/**
 * The stage named on the command line: `-c stage=prod -c domain=cars.example -c certificateArn=arn:…`; `dev` without.
 * @throws Error for a stage that does not exist, or a domain without its certificate
 */
export const readStage = (app: App): Stage => {
  const name: unknown = app.node.tryGetContext('stage') ?? 'dev'
  const stage = Object.values(stages).find((candidate) => candidate.name === name)
  if (!stage)
    throw new Error(`There is no stage "${String(name)}"; there are ${Object.keys(stages).join(', ')}`)
  const domain: unknown = app.node.tryGetContext('domain')
  const certificateArn: unknown = app.node.tryGetContext('certificateArn')
  if (domain === undefined && certificateArn === undefined) return stage
  if (typeof domain !== 'string' || typeof certificateArn !== 'string') {
    throw new Error('A domain needs its certificate: -c domain=… -c certificateArn=…')
  }
  return { ...stage, domain: { name: domain, certificateArn } }
}

/** Where the browser's pages come from, as S3 compares it: it allows one `*`, for a site without a name of its own. */
export const siteOrigin = ({ domain }: Stage): string =>
  domain ? `https://${domain.name}` : 'https://*.cloudfront.net'
