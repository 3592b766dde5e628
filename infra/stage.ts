import { RetentionDays } from 'aws-cdk-lib/aws-logs'
import type { App } from 'aws-cdk-lib'
import { stageNames, stageOptionNames, stageProblems, type StageValues } from './stage-options.ts'

/** The settings that differ between stages; each stage is an AWS account of its own. */
export type Stage = {
  name: (typeof stageNames)[number]
  /** Tables, buckets and accounts outlive their stack and refuse to be deleted. */
  keepsData: boolean
  logRetention: RetentionDays
  /** Requests a second that the API takes in all. The UAE region's own quota is 2,500 with bursts of 1,250. */
  throttle: { rateLimit: number; burstLimit: number }
  /** The region of everything but the resources that CloudFront takes from us-east-1 alone. */
  region: string
  /** Without a domain, the site has CloudFront's own name. */
  domain?: Domain
  mail: MailSettings
  /** The recipient of alarms and budget notices; nobody without. */
  operatorMail?: string
  /** The repository on GitHub whose workflows deploy the stage: `owner/name`. */
  repository?: string
  /** US dollars a month. The operator is notified at 50, 80 and 100 % of it. */
  monthlyBudgetUsd: number
  /** Documents become readable only after GuardDuty has found nothing in them. */
  scansDocuments: boolean
  /** Functions of sign-in and upload keep a share of the account's concurrency, which a new account has too little of. */
  reservesConcurrency: boolean
  /** A new release answers a tenth of the calls first, and goes back by itself when an alarm rings. */
  isReleasedGradually: boolean
  /** The secret that proves to the API that a request came through CloudFront. */
  originSecret: OriginSecret
  /** The hashes of the inline scripts that the site's headers allow as they were last deployed, the newest first. */
  earlyScripts?: readonly string[]
}

type Domain = {
  name: string
  /** The zone in Route 53 that our records go to; without one the operator makes them by hand. */
  hostedZone?: { id: string; name: string }
  /** CloudFront calls the API by AWS's name still, which stays open for it: the zone was found after the site was made. */
  isAwsNameOpen?: boolean
  /** An own certificate in us-east-1; without one it is asked for. */
  certificateArn?: string
}

type OriginSecret = {
  /** Its name in Secrets Manager, where CloudFormation reads it for CloudFront. */
  name: string
  /**
   * How a template says its value. It names the version, because CloudFormation looks a value up only when the resource around it
   * changes: with the label AWSCURRENT a new secret would never reach CloudFront.
   */
  reference: string
  /** SHA-256 in hex of the secrets that are good now: two while one replaces the other, none where nothing is asked. In order, so that the same ones deploy nothing. */
  hashes: readonly string[]
}

type MailSettings = {
  /** The address that our mail comes from. */
  from: string
  /** The mailbox for messages of the contact form. */
  support: string
  /** The domain that SES confirms by its DNS records; without one it confirms the address by a link in an email. */
  domain?: string
  /** How many emails a second SES lets the account send. */
  perSecond: number
  /** Neither an address nor a domain is set, so nothing will ever be sent. */
  isNobodys: boolean
}

const stages: Record<Stage['name'], Omit<Stage, 'mail' | 'region' | 'originSecret'>> = {
  dev: {
    name: 'dev',
    keepsData: false,
    logRetention: RetentionDays.TWO_WEEKS,
    throttle: { rateLimit: 100, burstLimit: 100 },
    // Twice the cost of a stage without traffic (infra/cost.md).
    monthlyBudgetUsd: 60,
    scansDocuments: false,
    reservesConcurrency: false,
    isReleasedGradually: false,
  },
  prod: {
    name: 'prod',
    keepsData: true,
    logRetention: RetentionDays.THREE_MONTHS,
    throttle: { rateLimit: 1000, burstLimit: 500 },
    monthlyBudgetUsd: 200,
    scansDocuments: true,
    reservesConcurrency: true,
    isReleasedGradually: true,
  },
}

/** The name of the secret of a stage in Secrets Manager. */
export const originSecretName = (stage: string): string => `sayara/${stage}/origin-secret`

const readValues = (app: App): StageValues => {
  const given = stageOptionNames.map((name): [string, unknown] => [name, app.node.tryGetContext(name)])
  // The commands leave an option out by saying nothing for it.
  return Object.fromEntries(
    given
      .filter(([, value]) => value !== undefined && value !== '')
      .map(([name, value]) => [name, String(value)]),
  )
}

/** The sender and the team's mailbox, each an address at the site's domain unless one is named. */
const mailOf = ({ domain, mailFrom, supportMailbox, mailsPerSecond }: StageValues): MailSettings => {
  const from = mailFrom ?? `no-reply@${domain ?? 'sayara.example'}`
  const host = from.slice(from.lastIndexOf('@') + 1)
  return {
    from,
    support: supportMailbox ?? `support@${host}`,
    // What an account gets when it leaves SES's sandbox; a deploy asks for the true figure.
    perSecond: Math.max(1, Number(mailsPerSecond ?? 14)),
    isNobodys: mailFrom === undefined && !domain,
    ...(host === domain && { domain: host }),
  }
}

const domainOf = ({
  domain,
  awsApiName,
  certificateArn,
  hostedZoneId,
  hostedZoneName,
}: StageValues): Domain | undefined =>
  domain === undefined
    ? undefined
    : {
        name: domain,
        ...(awsApiName && { isAwsNameOpen: true }),
        ...(certificateArn && { certificateArn }),
        ...(hostedZoneId &&
          hostedZoneId !== 'none' && { hostedZone: { id: hostedZoneId, name: hostedZoneName ?? domain } }),
      }

const originSecretOf = (
  stage: string,
  { originSecretHashes, originSecretVersion }: StageValues,
): OriginSecret => {
  const name = originSecretName(stage)
  return {
    name,
    // Secret, part (all of it), key in it (none), label (none), version.
    reference: `{{resolve:secretsmanager:${name}${originSecretVersion ? `:SecretString:::${originSecretVersion}` : ''}}}`,
    hashes: originSecretHashes?.split(',').toSorted() ?? [],
  }
}

const named = (stage = 'dev') => stages[stage as Stage['name']]

/** Whether the tables, buckets and accounts of a stage outlive its stacks. */
export const keepsData = (stage: string): boolean => named(stage).keepsData

/** A stage from what was given for it, all of which has been found good. */
export const stageFrom = (values: StageValues & { region: string }): Stage => {
  const stage = named(values.stage)
  const domain = domainOf(values)
  return {
    ...stage,
    region: values.region,
    mail: mailOf(values),
    originSecret: originSecretOf(stage.name, values),
    ...(domain && { domain }),
    ...(values.operatorMail && { operatorMail: values.operatorMail }),
    ...(values.repository && { repository: values.repository }),
    ...(values.earlyScripts && { earlyScripts: values.earlyScripts.split(',') }),
  }
}

/**
 * The stage named on the CDK's command line: `-c stage=prod -c domain=cars.example`; `dev` without. `npm run deploy` writes these.
 * @throws Error with a sentence for each value that is none, a line each
 */
export const readStage = (app: App): Stage => {
  const values = readValues(app)
  const problems = stageProblems(values, (option) => `-c ${option}=`)
  const { region } = values
  if (problems.length > 0 || !region) throw new Error(problems.join('\n'))
  return stageFrom({ ...values, region })
}
