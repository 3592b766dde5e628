import { mkdirSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { diskProblem } from './disk-problem.ts'
import { lockDataDir } from './claim.ts'

test('a data directory that is a file, or below one, is refused in a sentence', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sayara-disk-'))
  const file = join(folder, 'file')
  await writeFile(file, '')
  expect(() => lockDataDir(file)).toThrow(`${file} is a file, not a directory. Choose another`)
  expect(() => lockDataDir(join(file, 'below'))).toThrow('lies below a file')
  await rm(folder, { recursive: true })
})

test('names what the operating system says, and nothing else', () => {
  expect(diskProblem('/x', { name: '', message: '', code: 'ENOSPC' })).toContain(
    '/x is on a disk that is full',
  )
  expect(diskProblem('/x', { name: '', message: '', code: 'ELOOP' })).toBeUndefined()
  expect(() => mkdirSync('/dev/null/x')).toThrow(
    expect.toSatisfy((error: Error) => !!diskProblem('/x', error)),
  )
})
