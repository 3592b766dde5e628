import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb'
import type { ChildProcess } from 'node:child_process'
import { dataStateKey } from '#functions/data/migrations.ts'
import type { MigrationReport } from '#functions/jobs/migrate-data.ts'
import { CommandError } from '#scripts/command/run-command.ts'
import { startChild, untilDone } from '#scripts/local/child.ts'
import { localCredentials, localRegion } from '#scripts/local/credentials.ts'
import { localNames } from '#scripts/local/names.ts'
import { productName } from '#shared/constants/market.ts'
import { dataVersion } from '#shared/constants/storage.ts'

/** The version of what a local table holds; stores of before 1.0.0 do not say one. */
const readVersion = async (endpoint: string): Promise<number> => {
  const client = new DynamoDBClient({ endpoint, region: localRegion, credentials: localCredentials })
  const { Item } = await DynamoDBDocumentClient.from(client).send(
    new GetCommand({ TableName: localNames.TABLE_NAME, Key: dataStateKey, ConsistentRead: true }),
  )
  client.destroy()
  return Number(Item?.['version'] ?? 1)
}

type Copy = { underWay: string; done: string }

const underWay = '.upgrading.sqlite'
const copyAt = (file: string): Copy => ({ underWay: file, done: file.replace(underWay, '.sqlite') })

/**
 * Copies a table's file as it is, also while it is open. The copy of an upgrade that did not come to its end stays: by then the table is
 * no longer as it was. @returns where it is, and where it goes after the upgrade; undefined when there is no file (at another's endpoint)
 */
const keepCopy = async (file: string, version: number): Promise<Copy | undefined> => {
  if (!existsSync(file)) return undefined
  // Of whichever version: an upgrade may have been interrupted between two steps.
  const kept = readdirSync(dirname(file)).find((name) => name.endsWith(underWay))
  if (kept) return copyAt(join(dirname(file), kept))
  const named = (suffix: string) => file.replace(/\.sqlite$/, `.version-${version}${suffix}`)
  const copy = copyAt(named(underWay))
  const part = named('.part')
  rmSync(part, { force: true })
  const database = new DatabaseSync(file, { readOnly: true })
  await backup(database, part)
  database.close()
  renameSync(part, copy.underWay)
  return copy
}

const script = fileURLToPath(new URL('upgrade-child.ts', import.meta.url))

type UpgradeOptions = {
  env: Readonly<Record<string, string>>
  /** The file of the table, where it has one. */
  tableFile: string
  logFile: string
  onStart: (child: ChildProcess) => void
  say: (line: string) => void
}

/**
 * Brings a local store of an older version to this one, in a process of its own; a copy of the table as it was stays beside it. A
 * store that is up to date costs one read. @throws CommandError when the store is newer than this code, or cannot be upgraded
 */
export const upgradeStore = async ({ env, tableFile, logFile, onStart, say }: UpgradeOptions) => {
  const version = await readVersion(env['AWS_ENDPOINT_URL_DYNAMODB'] ?? '')
  if (version === dataVersion) return
  if (version > dataVersion)
    throw new CommandError(
      `A newer version of ${productName.en} has written this data (version ${version}; this code knows ${dataVersion}). ` +
        'Take the newer code again, or start with other data: DATA_DIR=.data-2 npm start',
    )
  say(`Upgrading the data from version ${version} to ${dataVersion} …`)
  const copy = await keepCopy(tableFile, version)
  const child = startChild(script, { env, logFile })
  onStart(child)
  child.on('message', ({ report }: { report?: MigrationReport }) => {
    for (const { says, seen, changed } of report?.steps ?? []) say(`  ${says} ${changed} of ${seen} items.`)
  })
  await untilDone(child).catch((cause) => {
    throw new CommandError(`The data could not be upgraded, and nothing is lost; see ${logFile}.`, { cause })
  })
  if (!copy) return
  renameSync(copy.underWay, copy.done)
  say(`  The table as it was: ${copy.done}`)
}
