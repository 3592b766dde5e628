import { globSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { hashSources, ignored, sources } from './source-hash.ts'

test('the hash of the sources follows what is built, not times or tests', async () => {
  const root = await mkdtemp(join(tmpdir(), 'sayara-hash-'))
  const write = (name: string, text: string) => writeFile(join(root, name), text)
  for (const name of ['web/e2e', 'shared', 'infra', 'functions/search'])
    await mkdir(join(root, name), { recursive: true })
  for (const name of ['infra/early-script.ts', 'package-lock.json', 'package.json', 'tsconfig.json'])
    await write(name, '{}')
  await write('web/main.ts', 'a')
  const first = await hashSources(root)

  await utimes(join(root, 'web/main.ts'), 1, 1)
  await write('shared/a.test.ts', 'a test')
  await write('web/e2e/b.e2e.ts', 'a journey')
  expect(await hashSources(root)).toBe(first)

  await write('web/main.ts', 'b')
  const second = await hashSources(root)
  await write('web/main.ts', 'a')
  await write('package-lock.json', '{ "other": true }')
  const third = await hashSources(root)
  const other = await hashSources(root, { VITE_SUPPORT_ADDRESS: 'team@cars.example' })
  await write('functions/search/rows.ts', 'a')
  const searching = await hashSources(root)
  expect(new Set([first, second, third, other, searching]).size).toBe(5)
  await rm(root, { recursive: true })
})

test('whatever the site imports is hashed, or a change of it would not be built', () => {
  const root = join(import.meta.dirname, '../..')
  const isHashed = (file: string) => sources.some((name) => file === name || file.startsWith(`${name}/`))
  const files = globSync('{web,shared,functions/search}/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !ignored.test(file) && !file.includes('/testing/'),
  )
  const imported = files.flatMap((file) =>
    [
      ...readFileSync(join(root, file), 'utf8').matchAll(
        /'(?:#|(?:\.\.\/)+)((?:functions|infra|scripts)\/[^']+)'/g,
      ),
    ].map(([, name = '']) => name),
  )
  expect(imported.length).toBeGreaterThan(8)
  expect([...new Set(imported)].filter((name) => !isHashed(name))).toEqual([])
})
