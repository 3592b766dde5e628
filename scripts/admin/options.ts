import { resolve } from 'node:path'
import { stageProblems } from '#infra/stage-options.ts'
import { flagOf } from '#scripts/stage/flags.ts'
import { optionLines, readArgs } from '#scripts/command/read-args.ts'
import { CommandError } from '#scripts/command/run-command.ts'
import type { resetFactors } from '#functions/commands/reset-factors.ts'
import type { AdminOutcome } from '#functions/commands/set-admin.ts'

/** Makes an admin, takes it back, or takes the second factor of somebody away who has lost it. */
export type AdminAct = 'grant' | 'revoke' | 'reset-factors'

export type GrantOptions = {
  username: string
  act: AdminAct
  /** A deployed stage, or the data directory of this machine. */
  place: { stage: string; region: string; table: string | undefined } | { dataDir: string }
}

const usage = `Usage: npm run admin:grant -- <username> [--revoke | --reset-factors] [--stage <name> --region <name> [--table <name>]]
Without --stage it is the local market: [DATA_DIR=.data]
${optionLines([
  ['--revoke', 'makes an admin a private user again; without it, a private user an admin'],
  ['--reset-factors', 'takes a lost second factor and passkeys away'],
  ['--stage', 'a deployed stage; --region says where it is'],
  ['--table', 'its table, where the stage has an older one too; found by its name without it'],
])}`

const parse = (args: string[]) =>
  readArgs(
    {
      args,
      allowPositionals: true,
      options: {
        revoke: { type: 'boolean' },
        'reset-factors': { type: 'boolean' },
        stage: { type: 'string' },
        region: { type: 'string' },
        table: { type: 'string' },
      },
    },
    usage,
  )

const actOf = (revokes: boolean, resets: boolean): AdminAct => {
  if (revokes) return 'revoke'
  return resets ? 'reset-factors' : 'grant'
}

/** Reads the command line and the environment. @throws CommandError */
export const readGrantOptions = (args: string[], env: NodeJS.ProcessEnv): GrantOptions => {
  const { values, positionals } = parse(args)
  const [username, ...others] = positionals
  const { revoke = false, 'reset-factors': resets = false, stage, region, table } = values
  if (!username || others.length > 0 || (revoke && resets)) throw new CommandError(usage)
  // It would be done on this machine instead.
  if (stage === undefined && (region ?? table) !== undefined)
    throw new CommandError(
      '--region and --table belong to a deployed stage: name it with --stage. Without any of them it is the local market.',
    )
  const problems =
    stage === undefined ? [] : stageProblems({ stage, ...(region !== undefined && { region }) }, flagOf)
  if (problems.length > 0) throw new CommandError(problems.join('\n'))
  return {
    username,
    act: actOf(revoke, resets),
    place:
      stage === undefined || region === undefined
        ? { dataDir: resolve(env['DATA_DIR'] || '.data') }
        : { stage, region, table },
  }
}

type Outcome = AdminOutcome | Awaited<ReturnType<typeof resetFactors>>

const sentences: Record<Exclude<Outcome, 'DONE'>, (name: string) => string> = {
  UNKNOWN: (name) => `There is no user "${name}". Register the account first, then try again.`,
  SUSPENDED: (name) => `"${name}" is suspended. Restore the account in the admin panel first.`,
  DEALERSHIP: (name) => `"${name}" is a dealership, and admins do not sell. Use a private account.`,
  ALREADY_ADMIN: (name) => `"${name}" is a platform admin already.`,
  NO_ADMIN: (name) => `"${name}" is no platform admin.`,
  LAST_ADMIN: (name) => `"${name}" is the last platform admin. Make somebody else one first.`,
  NO_FACTOR: (name) => `"${name}" has no two-step sign-in and no passkey.`,
}

const done: Record<AdminAct, (name: string) => string> = {
  grant: (name) =>
    `"${name}" is a platform admin from the next request on: /admin. A deployed stage asks for a confirmed email (My account, Details) and two-step sign-in (My account, Sign-in and security) first.`,
  revoke: (name) => `"${name}" is a private user again, from the next request on.`,
  'reset-factors': (name) =>
    `"${name}" signs in with the password alone, and anew; an email says so. An admin turns two-step sign-in on again at once.`,
}

/** The outcome as a sentence for the terminal. */
export const sayOutcome = (outcome: Outcome, name: string, act: AdminAct): string =>
  outcome === 'DONE' ? done[act](name) : sentences[outcome](name)

const alreadyDone: Record<AdminAct, Outcome> = {
  grant: 'ALREADY_ADMIN',
  revoke: 'NO_ADMIN',
  'reset-factors': 'NO_FACTOR',
}

/** Whether the command has done what it was asked, or found it done. */
export const hasSucceeded = (outcome: Outcome, act: AdminAct): boolean =>
  outcome === 'DONE' || outcome === alreadyDone[act]
