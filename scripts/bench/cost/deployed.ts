import { synthesiseTemplates, type Resource, type Template } from '#infra/testing/synthesise.ts'

/** What of a stage costs something, as its templates say. */
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
      (Properties['Targets'] as { Arn: { 'Fn::GetAtt': [string, string] } }[]).flatMap(({ Arn }) => {
        const target = Resources[Arn['Fn::GetAtt'][0]]
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
      .filter(({ Type }) => Type === 'AWS::WAFv2::WebACL')
      .reduce(
        (sum, { Properties }) => sum + ((Properties['Rules'] as unknown[] | undefined)?.length ?? 0),
        0,
      ),
  }
}
