import type { StageValues } from '#infra/stage-options.ts'
import { flagOf, readStageFlags } from '#scripts/stage/flags.ts'

export type MigrateOptions = {
  values: StageValues & { stage: string; region: string }
  /** Says what this checkout would change, and changes nothing. */
  isDryRun: boolean
  /** The table for a dry run, where the stage has an older one too. */
  table: string | undefined
}

/** Reads the command line of `npm run migrate`. @throws CommandError with every problem; a stage must be named */
export const readMigrateOptions = (args: readonly string[]): MigrateOptions => {
  const own = {
    switches: { 'dry-run': 'says what this checkout would change, and changes nothing' },
    texts: { table: ['<name>', 'the table of a dry run, where the stage has an older one too'] },
  } as const
  const { values, isOn, text } = readStageFlags('migrate', args, own, (flags) => [
    ...(flags.isGiven('stage') ? [] : [`Say which stage: ${flagOf('stage')} prod`]),
    ...(flags.text('table') && !flags.isOn('dry-run') ? ['--table is for a dry run: add --dry-run'] : []),
  ])
  return { values, isDryRun: isOn('dry-run'), table: text('table') }
}
