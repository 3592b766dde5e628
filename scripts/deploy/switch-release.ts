import { type CloudWatchClient, DescribeAlarmsCommand } from '@aws-sdk/client-cloudwatch'
import type { LambdaClient } from '@aws-sdk/client-lambda'
import { alarmPrefix } from '#infra/monitoring/alarm.ts'
import { releaseAlarms } from '#infra/monitoring/release-alarms.ts'
import { CommandError } from '#scripts/command/run-command.ts'
import { sayStill } from '#scripts/stage/say-still.ts'
import { changedBy, publishedIn, split, switchTo, type Live, type Versions } from './function-versions.ts'

// One switch for all functions, by the deploy itself. CodeDeploy would shift each stack while CloudFormation changes it: six stacks of
// routes one after another take half an hour for five minutes each, the API is half of either release all that time, and a rollback
// reaches only the stack at hand.

/** The share of calls that a new release answers while it is watched. */
const firstShare = 0.1
/** How long it is watched: with that share, and then again with all calls. CloudWatch is two minutes behind. */
const watchedMinutes = 5
const pauseMs = 15_000

export type Switch = {
  functions: LambdaClient
  alarms: CloudWatchClient
  stage: { name: 'dev' | 'prod'; isGradual: boolean }
  now: () => Date
  sleep: (ms: number) => Promise<void>
  say: (line: string) => void
}

/** The alarms of a release that ring now. */
const ringing = async ({ alarms, stage }: Switch): Promise<string[]> => {
  const AlarmNames = releaseAlarms.map((id) => `${alarmPrefix(stage)}${id}`)
  const { MetricAlarms = [] } = await alarms.send(
    new DescribeAlarmsCommand({ AlarmNames, StateValue: 'ALARM' }),
  )
  return MetricAlarms.flatMap(({ AlarmName }) => AlarmName ?? [])
}

/** Waits, and returns early with what has begun to ring. `known` rang before, and says nothing about this release. */
const watch = async (by: Switch, known: readonly string[]): Promise<string[]> => {
  const end = by.now().getTime() + watchedMinutes * 60_000
  const still = sayStill('watching', by)
  while (by.now().getTime() < end) {
    await by.sleep(pauseMs)
    still()
    const found = (await ringing(by)).filter((name) => !known.includes(name))
    if (found.length > 0) return found
  }
  return []
}

/** Lets a tenth of the calls go to the new versions, then all, each watched. @throws CommandError with what rang */
const shift = async (by: Switch, live: Live, next: Versions): Promise<void> => {
  const known = await ringing(by)
  if (known.length > 0) by.say(`    ${known.join(', ')} rings already, and is not watched`)
  const steps = [
    { percent: firstShare * 100, take: () => split(by.functions, live, next, firstShare) },
    { percent: 100, take: () => switchTo(by.functions, next) },
  ]
  for (const { percent, take } of steps) {
    await take()
    by.say(`    ${percent} % of the calls go to the new release; watched for ${watchedMinutes} minutes`)
    const found = await watch(by, known)
    if (found.length > 0) throw new CommandError(`${found.join(', ')} rang while it answered ${percent} %`)
  }
}

/** A release: what is `live` now, the `next` versions, and those `before` it that answer again when it fails. */
type Change = { live: Live; next: Versions; before: Versions }

/**
 * Lets the published versions `next` answer. A stage for people begins with a tenth of the calls. When an alarm rings or anything
 * fails, the versions `before` answer again.
 * @throws CommandError which says why
 */
export const switchRelease = async (by: Switch, { live, next, before }: Change): Promise<void> => {
  const changed = changedBy(live, next)
  const published = publishedIn(live, changed)
  const of = (isWanted: (name: string) => boolean): Versions =>
    Object.fromEntries(Object.entries(next).filter(([name]) => changed.includes(name) && isWanted(name)))
  by.say(`    ${changed.length} of ${Object.keys(next).length} functions have another version`)
  try {
    // A function that never had a version has nothing to be compared with.
    await switchTo(
      by.functions,
      of((name) => !(name in published)),
    )
    const others = of((name) => name in published)
    if (Object.keys(others).length === 0) return
    await (by.stage.isGradual ? shift(by, live, others) : switchTo(by.functions, others))
  } catch (cause) {
    await switchTo(by.functions, before)
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new CommandError(`${reason}. The release before answers again.`, { cause })
  }
}
