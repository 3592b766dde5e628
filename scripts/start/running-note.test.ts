import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { clearRunningNote, readRunningNote, writeRunningNote } from './running-note.ts'

test('says where the store answers until it is taken back, and nothing when it cannot be read', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sayara-note-'))
  expect(readRunningNote(folder)).toBeUndefined()
  const running = { dynamodb: 'http://127.0.0.1:4000', site: 'http://localhost:3000' }
  writeRunningNote(folder, running)
  expect(readRunningNote(folder)).toEqual(running)
  clearRunningNote(folder)
  expect(readRunningNote(folder)).toBeUndefined()
  for (const text of ['', '{', '{"dynamodb":1}']) {
    await writeFile(join(folder, 'running.json'), text)
    expect(readRunningNote(folder)).toBeUndefined()
  }
  await rm(folder, { recursive: true })
})
