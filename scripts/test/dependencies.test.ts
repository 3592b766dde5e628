import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { mayUse, nameAt, readRows, type Locked } from './licences.ts'

const root = join(import.meta.dirname, '../..')
const read = (name: string): string => readFileSync(join(root, name), 'utf8')
const asked = JSON.parse(read('package.json')) as Record<string, Record<string, string>>
const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, Locked> }
const locked = Object.entries(packages).filter(([path]) => path !== '')

// The page's last table is of licences.
const [page = ''] = read('DEPENDENCIES.md').split('## Licences')
const rows = readRows(page)
const direct = ['dependencies', 'devDependencies', 'optionalDependencies'].flatMap((kind) =>
  Object.entries(asked[kind] ?? {}),
)

test('every direct dependency has its line, its licence and its reason, and nothing else has', () => {
  const expected = direct.map(([name]) => [name, packages[`node_modules/${name}`]?.license])
  const written = [...rows].map(([name, { licence }]) => [name, licence])
  expect(written.toSorted()).toEqual(expected.toSorted())
  for (const { reason } of rows.values()) expect(reason.length).toBeGreaterThan(4)
})

test('every version is exact', () => {
  for (const [name, version] of direct) expect(`${name} ${version}`).toMatch(/ \d+\.\d+\.\d+$/)
})

test('no package is deprecated, and each has a licence that is known', () => {
  const bad = locked.filter(([path, { license, deprecated }]) => deprecated || !mayUse(nameAt(path), license))
  expect(bad).toEqual([])
})

test('a licence that is chosen needs one of its parts, one of several all', () => {
  expect(mayUse('a', '(MIT OR GPL-3.0-or-later)')).toBe(true)
  expect(mayUse('a', 'GPL-3.0-or-later')).toBe(false)
  expect(mayUse('a', 'MIT AND GPL-3.0-or-later')).toBe(false)
  expect(mayUse('a', 'LGPL-3.0-or-later')).toBe(false)
  expect(mayUse('@img/sharp-wasm32', 'Apache-2.0 AND LGPL-3.0-or-later AND MIT')).toBe(true)
  expect(mayUse('a')).toBe(false)
})
