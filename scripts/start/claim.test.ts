import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { lockDataDir } from './claim.ts'

test('a data directory has one instance at a time, named in the refusal', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sayara-lock-'))
  const release = lockDataDir(folder)
  expect(() => lockDataDir(folder)).toThrow(`(process ${process.pid})`)
  release()
  lockDataDir(folder)()
  await rm(folder, { recursive: true })
})
