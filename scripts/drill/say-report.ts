import { recovery } from '#infra/recovery.ts'
import type { Report } from './run-drill.ts'

const minutes = (seconds: number): string =>
  seconds < 90 ? `${seconds.toFixed(0)} s` : `${(seconds / 60).toFixed(0)} min`

const sum = (counts: Report['counts'], of: 'living' | 'copy'): number =>
  Object.values(counts).reduce((total, each) => total + each[of], 0)

/** What a drill has found, as lines for the terminal and for the record of drills. */
export const sayReport = (report: Report): string[] => {
  const { copy, counts, sample, head, since, replayed, letters, seconds, problems } = report
  const undone = Object.entries(since).filter(([action]) => action !== 'user.delete')
  const isInTime = seconds.copying + seconds.checking < recovery.openAgainHours * 3600
  return [
    `As of ${copy.at.toISOString()}, in ${copy.name}`,
    `Copied in ${minutes(seconds.copying)}, checked in ${minutes(seconds.checking)}: ${isInTime ? 'within' : 'BEYOND'} the ${recovery.openAgainHours} hours of the goal`,
    `Items: ${sum(counts, 'copy')} in the copy, ${sum(counts, 'living')} in the living table, of ${Object.keys(counts).length} kinds`,
    `Looked at one by one: ${sample.same} are the same, ${sample.changed} have changed since, ${sample.gone} are gone since`,
    `The audit log is whole up to its record ${head}`,
    `Left since and deleted again: ${replayed}; letters taken out of the outbox: ${letters}`,
    ...undone.map(([action, times]) => `Done since and not in the copy: ${action}, ${times} times`),
    ...(problems.length === 0
      ? ['Nothing is wrong with it.']
      : [`${problems.length} problems:`, ...problems.slice(0, 20)]),
  ]
}
