import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DeleteCommand, DynamoDBDocumentClient, PutCommand } from '@aws-sdk/lib-dynamodb'
import { expect, onTestFinished, test } from 'vitest'
import { dataStateKey } from '#functions/data/migrations.ts'
import { startCloud, tableFileIn } from '#scripts/local/cloud.ts'
import { localCredentials, localRegion } from '#scripts/local/credentials.ts'
import { localNames } from '#scripts/local/names.ts'
import { upgradeStore } from './upgrade-store.ts'

/** Everything in a file of SQLite, as text. */
const textOf = (file: string): string => {
  const database = new DatabaseSync(file, { readOnly: true })
  const tables = database.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all()
  const rows = tables.flatMap(({ name }) => database.prepare(`SELECT * FROM "${name}"`).all())
  database.close()
  return rows.map((row) => Object.values(row).map(String).join(' ')).join('\n')
}

test('the table as it was outlives an upgrade that did not come to its end', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sayara-upgrade-'))
  const dataDir = join(folder, 'cloud')
  const cloud = await startCloud({
    dataDir,
    logDir: folder,
    siteOrigin: 'http://localhost:3000',
  })
  onTestFinished(async () => {
    await cloud.stop()
    await rm(folder, { recursive: true })
  })
  const client = new DynamoDBClient({
    endpoint: cloud.env['AWS_ENDPOINT_URL_DYNAMODB'] ?? '',
    region: localRegion,
    credentials: localCredentials,
  })
  const putItem = (Item: Record<string, unknown>) =>
    DynamoDBDocumentClient.from(client).send(new PutCommand({ TableName: localNames.TABLE_NAME, Item }))
  const put = (pk: string) => putItem({ pk, sk: 'ANY' })
  const said: string[] = []
  const upgrade = (env: Record<string, string>) =>
    upgradeStore({
      env: { ...cloud.env, ...env },
      tableFile: tableFileIn(dataDir),
      logFile: join(folder, 'upgrade.log'),
      onStart: () => {},
      say: (line) => void said.push(line),
    })

  await put('of-before')
  await expect(upgrade({ TABLE_NAME: 'missing' })).rejects.toThrow('could not be upgraded')
  await put('of-the-half-upgraded')
  // It came as far as to a version in between.
  await putItem({ ...dataStateKey, version: 2 })
  await upgrade({})

  const copy = join(dataDir, 'dynamodb.version-1.sqlite')
  expect(said.at(-1)).toContain(copy)
  expect(textOf(copy)).toContain('of-before')
  expect(textOf(copy)).not.toContain('of-the-half-upgraded')

  // Whoever takes the old code and data again, and upgrades once more, finds what they had by then.
  await put('of-weeks-later')
  await DynamoDBDocumentClient.from(client).send(
    new DeleteCommand({ TableName: localNames.TABLE_NAME, Key: dataStateKey }),
  )
  await upgrade({})
  expect(textOf(copy)).toContain('of-weeks-later')
})
