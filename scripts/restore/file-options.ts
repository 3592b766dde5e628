import { keepsData } from '#infra/stage.ts'
import type { StageValues } from '#infra/stage-options.ts'
import { readInstant } from '#scripts/drill/options.ts'
import { flagOf, readStageFlags } from '#scripts/stage/flags.ts'

export type FileOptions = {
  values: StageValues & { stage: string; region: string }
  /** The moment of the table. */
  at: Date
  /** Runs without questions. */
  isYes: boolean
}

/** Reads the command line of `npm run restore:files`. @throws CommandError with every problem; stage and moment must be named */
export const readFileOptions = (args: readonly string[]): FileOptions => {
  const own = {
    switches: { yes: 'asks nothing; without it, it asks before it removes files' },
    texts: { at: ['<instant>', 'the moment that the table was put back to, such as 2026-11-20T09:30:00Z'] },
  } as const
  const { values, isOn, text } = readStageFlags('restore:files', args, own, (flags) => [
    ...(flags.isGiven('stage') ? [] : [`Say which stage: ${flagOf('stage')} prod`]),
    ...(flags.isGiven('stage') && !keepsData(flags.values.stage)
      ? [`${flags.values.stage} keeps nothing, so it has no copies.`]
      : []),
    ...(flags.text('at') === undefined
      ? ['Say of which moment the table is: --at 2026-11-20T09:30:00Z']
      : []),
  ])
  return { values, at: readInstant(text('at') ?? ''), isYes: isOn('yes') }
}
