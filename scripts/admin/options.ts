import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { defaultRegion, stageProblems } from '#infra/stage-options.ts'
import { flagOf } from '#scripts/stage/flags.ts'
import { CommandError } from '#scripts/command/run-command.ts'

export type GrantOptions = {
  username: string
  isRevoked: boolean
  /** A deployed stage, or the data directory of this machine. */
  place: { stage: string; region: string; table: string | undefined } | { dataDir: string }
}

const usage = `Usage: npm run admin:grant -- <username> [--revoke] [--stage <name> [--region <name>] [--table <name>]]
Without --stage it is the local market: [DATA_DIR=.data]`

const parse = (args: string[]) => {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        revoke: { type: 'boolean' },
        stage: { type: 'string' },
        region: { type: 'string' },
        table: { type: 'string' },
      },
    })
  } catch (cause) {
    throw new CommandError(usage, { cause })
  }
}

/** Reads the command line and the environment. @throws CommandError */
export const readGrantOptions = (args: string[], env: NodeJS.ProcessEnv): GrantOptions => {
  const { values, positionals } = parse(args)
  const [username, ...others] = positionals
  const { revoke: isRevoked = false, stage, region = defaultRegion, table } = values
  // A table without its stage would be looked for on this machine.
  if (!username || others.length > 0 || (table !== undefined && stage === undefined))
    throw new CommandError(usage)
  const problems = stage === undefined ? [] : stageProblems({ stage, region }, flagOf)
  if (problems.length > 0) throw new CommandError(problems.join('\n'))
  return {
    username,
    isRevoked,
    place: stage === undefined ? { dataDir: resolve(env['DATA_DIR'] || '.data') } : { stage, region, table },
  }
}
