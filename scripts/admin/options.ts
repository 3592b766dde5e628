import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { stageProblems } from '#infra/stage-options.ts'
import { flagOf } from '#scripts/stage/flags.ts'
import { CommandError } from '#scripts/command/run-command.ts'
import type { AdminOutcome } from '#functions/commands/set-admin.ts'

export type GrantOptions = {
  username: string
  isRevoked: boolean
  /** A deployed stage, or the data directory of this machine. */
  place: { stage: string; region: string; table: string | undefined } | { dataDir: string }
}

const usage = `Usage: npm run admin:grant -- <username> [--revoke] [--stage <name> --region <name> [--table <name>]]
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
  const { revoke: isRevoked = false, stage, region, table } = values
  // A table without its stage would be looked for on this machine.
  if (!username || others.length > 0 || (table !== undefined && stage === undefined))
    throw new CommandError(usage)
  const problems =
    stage === undefined ? [] : stageProblems({ stage, ...(region !== undefined && { region }) }, flagOf)
  if (problems.length > 0) throw new CommandError(problems.join('\n'))
  return {
    username,
    isRevoked,
    place:
      stage === undefined || region === undefined
        ? { dataDir: resolve(env['DATA_DIR'] || '.data') }
        : { stage, region, table },
  }
}

const sentences: Record<Exclude<AdminOutcome, 'DONE'>, (name: string) => string> = {
  UNKNOWN: (name) => `There is no user "${name}". Register the account first, then try again.`,
  SUSPENDED: (name) => `"${name}" is suspended. Restore the account in the admin panel first.`,
  DEALERSHIP: (name) => `"${name}" is a dealership, and admins do not sell. Use a private account.`,
  ALREADY_ADMIN: (name) => `"${name}" is a platform admin already.`,
  NO_ADMIN: (name) => `"${name}" is no platform admin.`,
  LAST_ADMIN: (name) => `"${name}" is the last platform admin. Make somebody else one first.`,
}

/** The outcome as a sentence for the terminal. */
export const sayOutcome = (outcome: AdminOutcome, name: string, isRevoked: boolean): string => {
  if (outcome !== 'DONE') return sentences[outcome](name)
  return isRevoked
    ? `"${name}" is a private user again, from the next request on.`
    : `"${name}" is a platform admin from the next request on: /admin`
}

/** Whether the command has done what it was asked, or found it done. */
export const hasSucceeded = (outcome: AdminOutcome, isRevoked: boolean): boolean =>
  outcome === 'DONE' || outcome === (isRevoked ? 'NO_ADMIN' : 'ALREADY_ADMIN')
