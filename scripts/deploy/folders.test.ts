import { mkdir, mkdtemp, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { deployFolders, lastMaps } from './folders.ts'

test('the source maps of the last deploy are found, whatever its stage', async () => {
  const root = await mkdtemp(join(tmpdir(), 'sayara-deploys-'))
  onTestFinished(() => rm(root, { recursive: true }))
  expect(await lastMaps(root)).toContain(root)
  await mkdir(join(root, 'dist/maps'), { recursive: true })
  for (const [at, stage] of ['prod', 'dev', 'test'].entries()) {
    const { maps } = deployFolders(root, stage)
    await mkdir(maps, { recursive: true })
    await utimes(maps, 100 - at, 100 - at)
  }
  // Stopped before it had any.
  await mkdir(deployFolders(root, 'new').bundles)
  expect(await lastMaps(root)).toBe(deployFolders(root, 'prod').maps)
})
