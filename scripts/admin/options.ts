import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { StartError } from '#scripts/start/options.ts'

export type GrantOptions = {
  username: string
  isRevoked: boolean
  /** A deployed stage, or the data directory of this machine. */
  place: { stage: string; table: string | undefined } | { dataDir: string }
}

const usage = `Usage: npm run admin:grant -- <username> [--revoke] [--stage <name> [--table <name>]]
Without --stage it is the local market: [DATA_DIR=.data]`

const parse = (args: string[]) => {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { revoke: { type: 'boolean' }, stage: { type: 'string' }, table: { type: 'string' } },
    })
  } catch (cause) {
    throw new StartError(usage, { cause })
  }
}

/** Reads the command line and the environment. @throws StartError */
export const readGrantOptions = (args: string[], env: NodeJS.ProcessEnv): GrantOptions => {
  const { values, positionals } = parse(args)
  const [username, ...others] = positionals
  const { revoke: isRevoked = false, stage, table } = values
  // A table without its stage would be looked for on this machine.
  if (!username || others.length > 0 || (table !== undefined && stage === undefined))
    throw new StartError(usage)
  if (stage !== undefined && !/^[a-z][a-z0-9-]*$/.test(stage))
    throw new StartError(`--stage takes the name of a stage, such as dev or prod; it is "${stage}".`)
  return {
    username,
    isRevoked,
    place: stage === undefined ? { dataDir: resolve(env['DATA_DIR'] || '.data') } : { stage, table },
  }
}
