import { resetFactors } from '#functions/commands/reset-factors.ts'
import { grantAdmin, revokeAdmin } from '#functions/commands/set-admin.ts'
import { openLocalTable, useLocalTable, findStageTable } from './admin/tables.ts'
import { readGrantOptions, type GrantOptions, hasSucceeded, sayOutcome } from './admin/options.ts'
import { runCommand } from './command/run-command.ts'
import { tableEnvironment } from './local/names.ts'
import { signedInClients } from './stage/clients.ts'

// `npm run admin:grant`: makes somebody a platform admin, or takes a lost second factor away, which no route of the API does. It writes to the table alone, so of a
// function's environment only the table counts; the rest are the local names, which lead nowhere from here.

/** Prepares the environment of the repositories. @returns what closes what was opened for it */
const connect = async (place: GrantOptions['place']): Promise<() => Promise<void>> => {
  Object.assign(process.env, tableEnvironment)
  if ('stage' in place) {
    const { region } = place
    const { tables } = await signedInClients(region)
    const table = place.table ?? (await findStageTable(tables, place.stage))
    Object.assign(process.env, { TABLE_NAME: table, AWS_REGION: region })
    return async () => {}
  }
  const { endpoint, close } = await openLocalTable(place.dataDir)
  useLocalTable(endpoint)
  return close
}

const acts = { grant: grantAdmin, revoke: revokeAdmin, 'reset-factors': resetFactors }

await runCommand(async () => {
  const { username, act, place } = readGrantOptions(process.argv.slice(2), process.env)
  const close = await connect(place)
  try {
    const outcome = await acts[act](username)
    const isDone = hasSucceeded(outcome, act)
    process[isDone ? 'stdout' : 'stderr'].write(`${sayOutcome(outcome, username, act)}\n`)
    process.exitCode = isDone ? 0 : 1
  } finally {
    await close()
  }
})
