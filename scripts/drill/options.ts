import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { stageProblems } from '#infra/stage-options.ts'
import { optionLines, readArgs } from '#scripts/command/read-args.ts'
import { flagOf } from '#scripts/stage/flags.ts'
import { CommandError } from '#scripts/command/run-command.ts'
import { isIdOf } from '#shared/schemas/ids.ts'

export type DrillOptions = {
  /** A deployed stage, or the data directory of this machine. */
  place: { stage: string; region: string; table: string | undefined } | { dataDir: string }
  /** The moment to restore; the latest possible if undefined. */
  at: Date | undefined
  /** An existing copy, which is kept. The live table is then only read when it is named. */
  copy: string | undefined
  /** The loss of the whole region is practised. */
  losesRegion: boolean
  /** The copy stays: this is no drill. */
  keeps: boolean
  /** Users whose deletion the live table cannot tell, because it is gone. */
  deleted: readonly string[]
}

const usage = `Usage: npm run drill -- --stage <name> --region <region> [--table <name>] [--at <instant>] [--deleted <file>] [--keep]
       npm run drill -- --stage <name> --region <region> --copy <table> [--table <name>] [--at <instant>] [--deleted <file>]
       npm run drill -- --local [--lose-region]            (the market of this machine: [DATA_DIR=.data])
${optionLines([
  ['--stage', 'the stage whose table is restored into a copy; --region says where it is'],
  ['--table', 'its table, where the stage has an older one too; found by its name without it'],
  ['--at', 'the moment to restore, such as 2026-11-20T09:30:00Z; the latest possible without it'],
  ['--deleted', 'a file of ids of users who have left since, one a line, where the live table is gone'],
  ['--keep', 'the copy stays; without it, it is removed when the drill is over'],
  ['--copy', 'an existing copy to check, which stays'],
  ['--local', 'the market of this machine instead of a stage'],
  ['--lose-region', 'practises the loss of everything: a second market is made from the copies of the first'],
])}`

const parse = (args: string[]) =>
  readArgs(
    {
      args,
      options: {
        stage: { type: 'string' },
        region: { type: 'string' },
        table: { type: 'string' },
        at: { type: 'string' },
        copy: { type: 'string' },
        deleted: { type: 'string' },
        keep: { type: 'boolean', default: false },
        local: { type: 'boolean', default: false },
        'lose-region': { type: 'boolean', default: false },
      },
    },
    usage,
  ).values

/** @throws CommandError for a time without its zone, which would be the operator's own */
export const readInstant = (text: string): Date => {
  const at = new Date(text)
  if (Number.isNaN(at.getTime()) || !/T.*(Z|[+-]\d\d:\d\d)$/.test(text))
    throw new CommandError(
      `--at takes an instant with its zone, such as 2026-11-20T09:30:00Z; it is "${text}".`,
    )
  return at
}

const readText = (file: string): string => {
  try {
    return readFileSync(file, 'utf8')
  } catch (cause) {
    throw new CommandError(`${file} cannot be read: ${(cause as Error).message}`, { cause })
  }
}

/** The ids in a file, one a line, as the query of `infra/runbooks/restore.md` gives them. */
export const readIds = (file: string): string[] => {
  const ids = readText(file).split(/\s+/).filter(Boolean)
  const wrong = ids.find((id) => !isIdOf('user', id))
  if (wrong !== undefined) throw new CommandError(`"${wrong}" in ${file} is no id of a user.`)
  return [...new Set(ids)]
}

/** Reads the command line and the environment. @throws CommandError */
export const readDrillOptions = (args: string[], env: NodeJS.ProcessEnv): DrillOptions => {
  const { stage, region, table, at, copy, deleted, keep, local, 'lose-region': losesRegion } = parse(args)
  const isOfStage = [region, table, at, copy].some((value) => value !== undefined) || keep
  if (
    local === (stage !== undefined) ||
    (local && isOfStage) ||
    (losesRegion && !local) ||
    (stage !== undefined && region === undefined)
  )
    throw new CommandError(usage)
  const problems = stage === undefined || region === undefined ? [] : stageProblems({ stage, region }, flagOf)
  if (problems.length > 0) throw new CommandError(problems.join('\n'))
  return {
    place:
      stage === undefined || region === undefined
        ? { dataDir: resolve(env['DATA_DIR'] || '.data') }
        : { stage, region, table },
    at: at === undefined ? undefined : readInstant(at),
    copy,
    losesRegion,
    keeps: keep || copy !== undefined,
    deleted: deleted === undefined ? [] : readIds(deleted),
  }
}
