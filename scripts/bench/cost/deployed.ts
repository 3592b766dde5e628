import { type Resource, synthesiseTemplates, type Template } from '#infra/testing/synthesise.ts'

/**
 * US dollars, as AWS publishes them for Northern Virginia (November 2026); CloudFront's for the Middle East. The Gulf's regions
 * charge more for most of it: `regionFactor` is what we reckon with, an assumption to be checked against the bill.
 */
export const prices = {
  regionFactor: 1.2,
  lambda: { perRequest: 0.2e-6, perGbSecond: 13.3334e-6 },
  httpApiPerRequest: 1e-6,
  dynamodb: { perReadUnit: 0.125e-6, perWriteUnit: 0.625e-6, perGbMonth: 0.25, backupPerGbMonth: 0.2 },
  logsPerGb: 0.5,
  // One trace a second, and five in a hundred of the others: X-Ray's own sampling.
  xray: { perTrace: 5e-6, share: 0.05 },
  s3: { perGbMonth: 0.023, perPut: 5e-6, perGet: 0.4e-6 },
  sesPerMail: 1e-4,
  // Lambda asks an empty queue with five calls at a time, each of 20 s.
  sqs: { perRequest: 0.4e-6, free: 1e6, asksInMonth: (5 * 30 * 86_400) / 20 },
  cloudfront: {
    perGb: 0.11,
    perRequest: 1.2e-6,
    perFunctionRun: 1e-7,
    free: { gb: 1000, requests: 10e6, functionRuns: 2e6 },
  },
  waf: { acl: 5, perRule: 1, perRequest: 0.6e-6 },
  /** A month of one of each. */
  monthly: {
    'AWS::KMS::Key': 1,
    // The list before the pool, and its one rule.
    'AWS::WAFv2::WebACLAssociation': 6,
    'AWS::CloudWatch::Alarm': 0.1,
    'AWS::CloudWatch::CompositeAlarm': 0.5,
    'AWS::CloudWatch::Dashboard': 3,
    'AWS::SecretsManager::Secret': 0.4,
  },
  secret: 0.4,
  hostedZone: 0.5,
  metrics: { each: 0.3, free: 10 },
} as const

/**
 * CloudFront's flat-rate plans: dollars a month for one distribution with its firewall, DNS zone and certificate, without charges
 * for more than the allowance; who stays beyond it is slowed down or moved to a larger plan. The last is Premium's next usage level.
 * https://aws.amazon.com/cloudfront/pricing/ and the developer guide's flat-rate-pricing-plan, as transcribed in
 * github.com/api-evangelist/cloudfront on 5 September 2026; credits for S3: bybowu.com, November 2025.
 */
export const plans = [
  { name: 'Free', dollars: 0, requests: 1e6, gb: 100, s3Gb: 5 },
  { name: 'Pro', dollars: 15, requests: 10e6, gb: 50_000, s3Gb: 50 },
  { name: 'Business', dollars: 200, requests: 125e6, gb: 50_000, s3Gb: 1000 },
  { name: 'Premium', dollars: 1000, requests: 500e6, gb: 50_000, s3Gb: 5000 },
  { name: 'Premium, 75 TB', dollars: 1450, requests: 750e6, gb: 75_000, s3Gb: 5000 },
  { name: 'Premium, 125 TB', dollars: 2250, requests: 1250e6, gb: 125_000, s3Gb: 5000 },
] as const

/** The same product on servers that always run: two of them behind a balancer, and PostgreSQL kept by AWS with a standby. */
export const serverPrices = {
  hoursOfMonth: 730,
  /** t4g.small: 2 processors, 2 GB. */
  server: { perHour: 0.0168, processors: 2 },
  balancerPerHour: 0.0225,
  /** db.t4g.small, two zones; one more step for every ten million visits. */
  database: { perHour: 0.065, perGbMonth: 0.23, gb: 20 },
  /** Two processors are enough at a fifth of these. */
  busyShare: 0.5,
} as const

/** Everything in a stage that costs something, from its templates. */
export type Deployed = {
  /** Megabytes by handler: `listings/get-listing`. */
  memory: ReadonlyMap<string, number>
  /** Handlers that the clock starts, and how often in a month. */
  schedules: readonly { handler: string; runs: number }[]
  /** How many there are of each CloudFormation type. */
  counts: ReadonlyMap<string, number>
  /** Rules of the web ACL. */
  firewallRules: number
}

const minutesOfMonth = 30 * 24 * 60

/** Runs in a month of 30 days of a rule's schedule: `rate(5 minutes)`, `cron(5 6-16 * * ? *)`. */
export const runsInMonth = (expression: string): number => {
  const [, count, unit] = /^rate\((\d+) (minute|hour|day)s?\)$/.exec(expression) ?? []
  if (unit) return minutesOfMonth / (Number(count) * { minute: 1, hour: 60, day: 1440 }[unit as 'minute'])
  const [, minutes = '', hours = ''] = /^cron\((\S+) (\S+) \* \* \? \*\)$/.exec(expression) ?? []
  if (!minutes) throw new Error(`No schedule that is known: ${expression}`)
  return 30 * timesOf(minutes, 60) * timesOf(hours, 24)
}

/** `*`, `5`, `1,2`, `6-16` of a cron field: how many values it stands for. */
const timesOf = (field: string, all: number): number =>
  field === '*'
    ? all
    : field.split(',').reduce((sum, part) => {
        const [from = 0, to = from] = part.split('-').map(Number)
        return sum + to - from + 1
      }, 0)

const handlerOf = ({ Properties }: Resource): string =>
  String(Properties['Handler']).replace(/\.handler$/, '')

const schedulesOf = ({ Resources }: Template): Deployed['schedules'] =>
  Object.values(Resources)
    .filter(({ Type, Properties }) => Type === 'AWS::Events::Rule' && Properties['ScheduleExpression'])
    .flatMap(({ Properties }) =>
      (Properties['Targets'] as { Arn: { Ref?: string } }[]).flatMap(({ Arn }) => {
        // A rule starts the alias of a function.
        const name = Resources[Arn.Ref ?? '']?.Properties['FunctionName'] as { Ref: string } | undefined
        const target = name && Resources[name.Ref]
        const runs = runsInMonth(String(Properties['ScheduleExpression']))
        return target ? [{ handler: handlerOf(target), runs }] : []
      }),
    )

/** The prod stage with a domain and an operator, as `npm run deploy` would make it. */
export const readDeployed = (): Deployed => {
  const templates = Object.values(
    synthesiseTemplates({
      stage: 'prod',
      domain: 'cars.example',
      hostedZoneId: 'Z0123456789',
      operatorMail: 'ops@cars.example',
    }),
  )
  const all = templates.flatMap(({ Resources }) => Object.values(Resources))
  const counts = new Map<string, number>()
  for (const { Type } of all) counts.set(Type, (counts.get(Type) ?? 0) + 1)
  const functions = all.filter(({ Type }) => Type === 'AWS::Lambda::Function')
  return {
    memory: new Map(functions.map((one) => [handlerOf(one), Number(one.Properties['MemorySize'])])),
    schedules: templates.flatMap(schedulesOf),
    counts,
    firewallRules: all
      .filter(({ Type, Properties }) => Type === 'AWS::WAFv2::WebACL' && Properties['Scope'] === 'CLOUDFRONT')
      .reduce(
        (sum, { Properties }) => sum + ((Properties['Rules'] as unknown[] | undefined)?.length ?? 0),
        0,
      ),
  }
}
