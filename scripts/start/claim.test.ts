import { spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
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

test('directories above it are made, and a file in its place is named', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sayara-lock-'))
  lockDataDir(join(folder, 'a', 'b'))()
  lockDataDir(join(folder, 'a', 'b'))()
  await writeFile(join(folder, 'file'), '')
  expect(() => lockDataDir(join(folder, 'file'))).toThrow('is a file, not a directory')
  expect(() => lockDataDir(join(folder, 'file', 'below', 'it'))).toThrow('lies below a file')
  await rm(folder, { recursive: true })
})

// A child, which can be ended: Node's own way of making directories would never come back there.
test.runIf(process.platform === 'linux')(
  'a place that takes no directories is refused with a sentence',
  () => {
    const code = `import { lockDataDir } from '${import.meta.dirname}/claim.ts'; lockDataDir('/proc/sayara/data')`
    const { stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', code], {
      encoding: 'utf8',
      timeout: 30_000,
      killSignal: 'SIGKILL',
    })
    expect(stderr).toContain('No directory can be made at /proc/sayara.')
  },
)
