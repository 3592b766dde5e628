import { setTimeout as delay } from 'node:timers/promises'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { openLocalTable, useLocalTable, findStageTable } from './admin/tables.ts'
import { dropCopy, restoreCopy, type Copy, copyTable } from './drill/copies.ts'
import { readDrillOptions, type DrillOptions } from './drill/options.ts'
import { openMarket } from './drill/open-market.ts'
import { practiseRegion } from './drill/practise-region.ts'
import { runDrill, sayReport } from './drill/run-drill.ts'
import { sayReturned } from './restore/count-restored.ts'
import { localNames, tableEnvironment } from './local/names.ts'
import { signedInClients } from './stage/clients.ts'
import { runCommand } from './command/run-command.ts'

// `npm run drill`: proves that the table can be put back, before it has to be. `infra/runbooks/restore.md` says when and how.

const say = (line: string) => void process.stdout.write(`${line}\n`)

type Place = {
  client: DynamoDBClient
  live: string | undefined
  makeCopy: (name: string) => Promise<Copy>
  close: () => Promise<void>
}

const onThisMachine = async (dataDir: string): Promise<Place> => {
  const { endpoint, close } = await openLocalTable(dataDir)
  useLocalTable(endpoint)
  const client = new DynamoDBClient()
  const live = localNames.TABLE_NAME
  return { client, live, makeCopy: (name) => copyTable(client, live, name), close }
}

const onStage = async (
  { stage, region, table }: Extract<DrillOptions['place'], { stage: string }>,
  { at, copy }: DrillOptions,
): Promise<Place> => {
  Object.assign(process.env, { AWS_REGION: region })
  const { tables: client } = await signedInClients(region)
  const close = async () => {}
  if (copy !== undefined)
    return { client, live: table, makeCopy: async (name) => ({ name, at: at ?? new Date() }), close }
  const live = table ?? (await findStageTable(client, stage))
  const waiting = { wait: delay, now: () => performance.now(), say }
  return {
    client,
    live,
    makeCopy: (name) => restoreCopy(client, { table: live, at, name }, waiting),
    close,
  }
}

const loseRegion = async (dataDir: string): Promise<void> => {
  const { env, url, close } = await openMarket(dataDir)
  try {
    const { returned, problems, seconds } = await practiseRegion({ env, url }, say)
    for (const line of [...sayReturned(returned), `in ${seconds.toFixed(0)} s`, ...problems]) say(line)
    if (problems.length > 0 || returned.some(({ lost }) => lost > 0)) process.exitCode = 1
  } finally {
    await close()
  }
}

await runCommand(async () => {
  const options = readDrillOptions(process.argv.slice(2), process.env)
  const { place, keeps, deleted } = options
  if (options.losesRegion && 'dataDir' in place) return loseRegion(place.dataDir)
  const { client, live, makeCopy, close } = await ('stage' in place
    ? onStage(place, options)
    : onThisMachine(place.dataDir))
  const name = options.copy ?? `sayara-drill-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`
  // The repositories work on the copy; of a function's environment only the table counts, the rest leads nowhere from here.
  Object.assign(process.env, tableEnvironment, { TABLE_NAME: name })
  try {
    const report = await runDrill({
      client: DynamoDBDocumentClient.from(client),
      live,
      makeCopy: () => makeCopy(name),
      deleted,
      now: () => performance.now(),
      say,
    })
    for (const line of sayReport(report)) say(line)
    if (report.problems.length > 0) process.exitCode = 1
    if (keeps) say(`The copy stays: ${name}. infra/runbooks/restore.md says how it becomes the table.`)
  } finally {
    if (!keeps) await dropCopy(client, name).catch(() => say(`The copy could not be removed: ${name}`))
    await close()
  }
})
