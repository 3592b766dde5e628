import { email } from '#shared/schemas/user.ts'
import { copyRegionOf, edgeRegion, exampleRegion, regions } from './regions.ts'
import type { Stage } from './stage.ts'

export const stageNames = ['dev', 'prod'] as const

type Option = {
  /** The command-line flag (`--mail-from`); absent where the commands find the value by themselves. */
  flag?: string
  /** The placeholder of the value in a usage line. */
  placeholder: string
  /** What a flag is about, and what holds without it: for `--help`. */
  about?: string
  isGood: (value: string) => boolean
  /** Ends a sentence that begins with the option's name. */
  takes: string
}

const matches = (pattern: RegExp) => (value: string) => pattern.test(value)
const isAddress = (value: string) => email.safeParse(value).success
const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const isDomain = (value: string) =>
  value.length <= 253 && new RegExp(`^(?:${label}\\.)+${label}$`).test(value)
const versionId = /^[\w-]{32,64}$/
// As a content security policy has it, without the quotation marks.
const scriptHash = 'sha256-[A-Za-z0-9+/]{43}='
const hashes = /^[0-9a-f]{64}(?:,[0-9a-f]{64}){0,2}$/

const options = {
  stage: {
    flag: 'stage',
    placeholder: stageNames.join('|'),
    about: 'the stage; dev without it, where a command does not ask which',
    isGood: (value: string) => stageNames.some((name) => name === value),
    takes: stageNames.join(' or '),
  },
  region: {
    flag: 'region',
    placeholder: exampleRegion,
    about: 'where people’s data lies; there is no default',
    isGood: (value: string) => Object.hasOwn(regions, value),
    takes: `a region of AWS that has every service used here (infra/regions.ts), such as ${exampleRegion}`,
  },
  domain: {
    flag: 'domain',
    placeholder: 'cars.example',
    about: 'the site’s name, which prod needs; CloudFront’s own without it, and then dev needs --mail-from',
    isGood: isDomain,
    takes: 'a name such as cars.example, in lower case and without https://',
  },
  hostedZoneId: {
    flag: 'hosted-zone',
    placeholder: 'Z123|none',
    about: 'the domain’s zone in Route 53; the nearest public one without it',
    isGood: matches(/^(?:Z[A-Z0-9]{1,31}|none)$/),
    takes: 'the id of a zone in Route 53 such as Z0123456789ABC, or none',
  },
  hostedZoneName: { placeholder: 'cars.example', isGood: isDomain, takes: 'the name of that zone' },
  awsApiName: {
    placeholder: 'open',
    isGood: (value: string) => value === 'open',
    takes: 'open, as long as CloudFront calls the API by the name that AWS made up',
  },
  certificateArn: {
    flag: 'certificate',
    placeholder: 'arn',
    about: `the domain’s certificate in ${edgeRegion}; one is asked for without it`,
    isGood: matches(new RegExp(`^arn:aws:acm:${edgeRegion}:\\d+:certificate/[\\w-]+$`)),
    takes: `the ARN of a certificate in ${edgeRegion}, where alone CloudFront looks for one`,
  },
  mailFrom: {
    flag: 'mail-from',
    placeholder: 'a@b',
    about: 'who the site’s mail comes from; no-reply@ the domain without it',
    isGood: isAddress,
    takes: 'an address such as no-reply@cars.example',
  },
  supportMailbox: {
    flag: 'support',
    placeholder: 'a@b',
    about: 'the address that people write to; support@ the domain without it',
    isGood: isAddress,
    takes: 'an address such as support@cars.example',
  },
  mailsPerSecond: {
    placeholder: '14',
    isGood: matches(/^\d{1,5}(?:\.\d+)?$/),
    takes: 'how many emails a second SES lets the account send',
  },
  operatorMail: {
    flag: 'operator',
    placeholder: 'a@b',
    about: 'who is notified of alarms and the budget; nobody without it',
    isGood: isAddress,
    takes: 'an address such as ops@cars.example',
  },
  repository: {
    flag: 'repository',
    about: 'the repository on GitHub whose workflows may deploy; nobody but you without it',
    placeholder: 'owner/name',
    isGood: matches(/^[A-Za-z0-9][A-Za-z0-9-]{0,38}\/[\w.-]{1,100}$/),
    takes: 'a repository on GitHub such as owner/name, whose workflows may deploy',
  },
  originSecretHashes: {
    placeholder: 'hashes',
    isGood: matches(hashes),
    takes: 'one to three SHA-256 in hex, joined by commas',
  },
  originSecretVersion: {
    placeholder: 'id',
    isGood: matches(versionId),
    takes: 'the id of a version of the secret',
  },
  earlyScripts: {
    placeholder: 'hashes',
    isGood: matches(new RegExp(`^${scriptHash}(?:,${scriptHash})*$`)),
    takes: 'hashes such as sha256-…=, joined by commas',
  },
} satisfies Record<string, Option>

export type StageOption = keyof typeof options

/** The options of a stage, by the name of their CDK context (`-c domain=…`). The commands' flags derive from them too. */
export const stageOptions: Readonly<Record<StageOption, Option>> = options

export const stageOptionNames = Object.keys(options) as StageOption[]

/** The given values, by name of the context; an option that was not given is absent. */
export type StageValues = Partial<Record<StageOption, string>>

/** Whether `name` is the zone's own name or lies in it. */
export const isInZone = (name: string, zone: string): boolean => name === zone || name.endsWith(`.${zone}`)

/**
 * Every problem of what was given, each a sentence. `nameOf` says an option as the reader wrote it: `-c mailFrom=` or
 * `--mail-from`.
 */
export const stageProblems = (values: StageValues, nameOf: (option: StageOption) => string): string[] => {
  const wrong = stageOptionNames.flatMap((name) => {
    const value = values[name]
    const { isGood, takes } = stageOptions[name]
    return value === undefined || isGood(value) ? [] : [`${nameOf(name)} takes ${takes}; it is "${value}".`]
  })
  const { domain, hostedZoneName } = values
  const idle = (['certificateArn', 'hostedZoneId'] as const).filter((name) => values[name] && !domain)
  return [
    ...wrong,
    ...idle.map((name) => `${nameOf(name)} is of use only with a domain: ${nameOf('domain')}`),
    // The region of people's data has no default.
    ...(values.region !== undefined ? [] : [`Say where it lives: ${nameOf('region')} ${exampleRegion}`]),
    ...(domain && hostedZoneName && !isInZone(domain, hostedZoneName)
      ? [`The domain ${domain} does not lie in the zone ${hostedZoneName}.`]
      : []),
  ]
}

/**
 * Data recovery, how much and how fast: the runbooks cite these figures, the stacks are built from them.
 *
 * No copy is older than 35 days. A user who deletes an account is told that nothing of it is left after that, so there are no
 * monthly backups that would outlive it.
 */
export const recovery = {
  /** Days for which any second can be restored in the same region. It is the longest that DynamoDB offers. */
  pointInTimeDays: 35,
  /** At most this much data is lost to a mistake: the lag of point-in-time recovery. */
  mistakeLosesMinutes: 5,
  /**
   * At most this much of the table is lost with the whole region: the interval of copies to the other region. Each backup of a table is
   * whole, so a gigabyte costs 3.40 dollars a month this way (28 × 0.10, and 30 × 0.02 for the way there); weekly ones kept for 35 days
   * would be 1.10.
   */
  regionLosesDays: 1,
  /** How long a daily backup and its copy are kept; an older state is the table's own past. */
  backupsKeptDays: 14,
  /**
   * How long the copy of a deleted photo or document is kept in the other region: a table that is restored from a copy still names
   * files that were deleted since, and somebody has to decide to restore.
   */
  deletedCopiesKeptDays: 7,
  /** The time from the decision to restore until the market is open again, deletions replayed (a goal, which the drill measures). */
  openAgainHours: 4,
} as const

/** Every region in which a stage has stacks, its own first. The account must have opened each, and the CDK prepared it. */
export const stageRegions = ({ region, keepsData }: Pick<Stage, 'region' | 'keepsData'>): string[] => [
  ...new Set([region, edgeRegion, ...(keepsData ? [copyRegionOf(region)] : [])]),
]
