import { migrateData } from '#functions/jobs/migrate-data.ts'
import { findStageTable } from './admin/tables.ts'
import { runCommand } from './command/run-command.ts'
import { tableEnvironment } from './local/names.ts'
import { migrateStage, sayReport } from './migrate/migrate-stage.ts'
import { readMigrateOptions, type MigrateOptions } from './migrate/options.ts'
import { type Clients, signedInClients } from './stage/clients.ts'
import { findFunctions } from './stage/functions.ts'

// `npm run migrate`: brings the data of a stage to the version of its release, as a deploy does. With `--dry-run` this checkout looks itself
// what it would change, before it is deployed: the job of the stage does not know that yet.

const say = (line: string): void => void process.stdout.write(`${line}\n`)

const dryRun = async (
  { tables }: Clients,
  { values: { stage, region }, table }: MigrateOptions,
): Promise<void> => {
  const name = table ?? (await findStageTable(tables, stage))
  Object.assign(process.env, tableEnvironment, {
    TABLE_NAME: name,
    AWS_REGION: region,
  })
  for (const line of sayReport(await migrateData({ isDryRun: true }))) say(line)
  say('Nothing has changed.')
}

await runCommand(async () => {
  const options = readMigrateOptions(process.argv.slice(2))
  const clients = await signedInClients(options.values.region)
  if (options.isDryRun) return dryRun(clients, options)
  const functions = await findFunctions(clients.stacksIn(options.values.region), options.values)
  await migrateStage(clients.functions, functions, say)
})
