import type { StageValues } from '#infra/stage-options.ts'
import { flagOf, readStageFlags } from '#scripts/stage/flags.ts'

export type RollbackOptions = {
  values: StageValues & { stage: string; region: string }
  /** Runs without questions. */
  isYes: boolean
}

/** Reads the command line of `npm run rollback`. @throws CommandError with every problem; a stage must be named */
export const readRollbackOptions = (args: readonly string[]): RollbackOptions => {
  const { values, isOn } = readStageFlags(
    'rollback',
    args,
    { switches: { yes: 'asks nothing; without it, it asks before it goes back' } },
    ({ isGiven }) => (isGiven('stage') ? [] : [`Say which stage: ${flagOf('stage')} prod`]),
  )
  return { values, isYes: isOn('yes') }
}
