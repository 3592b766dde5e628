import { existsSync } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { mostBytes } from './take-view.ts'
import { CommandError } from '#scripts/command/run-command.ts'
import { readOptions } from './options.ts'
import { shots } from './shots.ts'

const root = join(import.meta.dirname, '../..')
const folder = join(root, 'web', 'screenshots')

test('pictures are chosen by parts of their names, all of them without', () => {
  expect(readOptions([])).toEqual({ url: undefined, chosen: shots })
  const { url, chosen } = readOptions(['--url', 'http://localhost:3000/', 'home'])
  expect(url).toBe('http://localhost:3000')
  expect(chosen.map(({ name }) => name)).toEqual(['home-en', 'home-ar-dark'])
})

test('the pictures for a reviewer go to a folder of theirs', () => {
  const { chosen, review } = readOptions(['--review', '/tmp/pictures', 'car'])
  expect(chosen).toEqual([])
  expect(review?.folder).toBe('/tmp/pictures')
  expect(review?.chosen.map(({ name }) => name)).toEqual(['car', 'car-description', 'car-without-scripts'])
  expect(readOptions(['--review', '/tmp/pictures']).review?.chosen).toHaveLength(10)
})

test.each([[['nothing']], [['--url']], [['--url', 'here']], [['--foo']]])(
  'refuses %j with the names',
  (args) => {
    expect(() => readOptions(args)).toThrow(CommandError)
    expect(() => readOptions(args)).toThrow('home-en')
  },
)

test('the README shows what is taken, and nothing else lies in the folder', async () => {
  const readme = await readFile(join(root, 'README.md'), 'utf8')
  const shown = [...readme.matchAll(/web\/screenshots\/([\w-]+)\.webp/g)].map(([, name]) => name)
  const taken = shots.map(({ name }) => name)
  expect(shown.toSorted()).toEqual(taken.toSorted())
  for (const name of taken) expect(existsSync(join(folder, `${name}.webp`)), name).toBe(true)
  for (const file of await readdir(folder)) {
    expect(taken).toContain(file.replace('.webp', ''))
    expect((await stat(join(folder, file))).size, file).toBeLessThanOrEqual(mostBytes)
  }
})
