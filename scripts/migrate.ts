import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { migrateData } from '#functions/jobs/migrate-data.ts'
import { findStageTable } from './admin/tables.ts'
import { runCommand } from './command/run-command.ts'
import { tableEnvironment } from './local/names.ts'
import { migrateStage, sayReport } from './migrate/migrate-stage.ts'
import { readMigrateOptions, type MigrateOptions } from './migrate/options.ts'
import { makeClients } from './stage/clients.ts'
import { findFunctions } from './stage/functions.ts'

// `npm run migrate`: brings the data of a stage to the version of its release, as a deploy does. With `--dry-run` this checkout looks itself
// what it would change, before it is deployed: the job of the stage does not know that yet.

const say = (line: string): void => void process.stdout.write(`${line}\n`)

const dryRun = async ({ values: { stage, region }, table }: MigrateOptions): Promise<void> => {
  const name = table ?? (await findStageTable(new DynamoDBClient({ region }), stage))
  Object.assign(process.env, tableEnvironment, {
    TABLE_NAME: name,
    AWS_REGION: region,
  })
  for (const line of sayReport(await migrateData({ isDryRun: true }))) say(line)
  say('Nothing has changed.')
}

await runCommand(async () => {
  const options = readMigrateOptions(process.argv.slice(2))
  if (options.isDryRun) return dryRun(options)
  const clients = makeClients(options.values.region)
  const functions = await findFunctions(clients.stacksIn(options.values.region), options.values)
  await migrateStage(clients.functions, functions, say)
})
