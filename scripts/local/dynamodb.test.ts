import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startDynamoDb } from './dynamodb.ts'

test('an emulator that cannot run is told at once, with the log that says why', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sayara-dynamodb-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const [file, logFile] = [join(folder, 'table.sqlite'), join(folder, 'dynamodb.log')]
  await writeFile(file, 'No database, whatever its name says, and long enough to be read as one.')
  await expect(startDynamoDb(file, logFile)).rejects.toThrow(
    `The DynamoDB emulator does not run; ${logFile} says why.`,
  )
  expect(await readFile(logFile, 'utf8')).toMatch(/^error: Database file is .+\n$/)
})
