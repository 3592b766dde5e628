import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

type TakeInstallLock = (file: string, onWait: (pid: number) => void) => Promise<() => void>
const { takeInstallLock } = (await import(new URL('install-lock.mjs', import.meta.url).href)) as {
  takeInstallLock: TakeInstallLock
}

let folder: string
let file: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sayara-lock-'))
  file = join(folder, 'deep', 'lock')
})
afterAll(() => rm(folder, { recursive: true }))

test('the second waits for the first and hears of it once', async () => {
  const notified: number[] = []
  const leave = await takeInstallLock(file, () => {})
  const second = takeInstallLock(file, (pid) => notified.push(pid))
  await expect.poll(() => notified).toEqual([process.pid])
  leave()
  const leaveToo = await second
  leaveToo()
  expect(notified).toEqual([process.pid])
})

test('a note of a process that is gone, or of another day, holds nobody up', async () => {
  const gone = spawn(process.execPath, ['-e', ''])
  await once(gone, 'exit')
  const nobody = () => expect.unreachable()
  await writeFile(file, String(gone.pid))
  const leave = await takeInstallLock(file, nobody)
  leave()
  await writeFile(file, String(process.pid))
  const yesterday = new Date(Date.now() - 86_400_000)
  await utimes(file, yesterday, yesterday)
  const leaveToo = await takeInstallLock(file, nobody)
  leaveToo()
})
