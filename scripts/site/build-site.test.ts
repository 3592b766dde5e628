import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { buildSite } from './build-site.ts'
import { sources } from './source-hash.ts'

/** A folder with sources of a site, whose build writes the support address that it was given. */
const checkout = async () => {
  const root = await mkdtemp(join(tmpdir(), 'sayara-build-'))
  onTestFinished(() => rm(root, { recursive: true }))
  for (const name of sources) {
    const isFile = name.includes('.')
    await mkdir(join(root, name, ...(isFile ? ['..'] : [])), { recursive: true })
    if (isFile) await writeFile(join(root, name), '{}')
  }
  let builds = 0
  const build = (options: { supportAddress?: string; folder?: string }) =>
    buildSite({ root, ...options }, async (made, settings) => {
      builds++
      await writeFile(join(made, 'index.html'), settings['VITE_SUPPORT_ADDRESS'] ?? 'an example')
    })
  return { root, build, builds: () => builds }
}

test('a build for people stays as it is while others are made in the same checkout', async () => {
  const { root, build, builds } = await checkout()
  const folder = join(root, 'dist/deploy-prod/site')
  const supportAddress = 'support@cars.example'
  expect(await build({ supportAddress, folder })).toBe(folder)
  const shared = await build({})
  await build({ supportAddress: 'another@cars.example' })
  expect(await readFile(join(folder, 'index.html'), 'utf8')).toBe(supportAddress)
  expect(await readFile(join(shared, 'index.html'), 'utf8')).toBe('another@cars.example')
  expect(builds()).toBe(3)
  await build({ supportAddress, folder })
  expect(builds()).toBe(3)
})
