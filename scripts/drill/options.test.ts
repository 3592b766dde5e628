import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { newId } from '#functions/adapters/ids.ts'
import { CommandError } from '#scripts/command/run-command.ts'
import { readDrillOptions } from './options.ts'

const read = (...args: string[]) => readDrillOptions(args, { DATA_DIR: '/data' })

test('a drill is of a stage, or of this machine', () => {
  expect(read('--local')).toEqual({
    place: { dataDir: '/data' },
    at: undefined,
    copy: undefined,
    losesRegion: false,
    keeps: false,
    deleted: [],
  })
  expect(
    read('--stage', 'prod', '--region', 'eu-central-1', '--at', '2026-11-20T12:30:00+03:00', '--keep'),
  ).toMatchObject({
    place: { stage: 'prod', region: 'eu-central-1' },
    at: new Date('2026-11-20T09:30:00Z'),
    keeps: true,
  })
})

test('the loss of a region is practised on this machine alone', () => {
  expect(read('--local', '--lose-region').losesRegion).toBe(true)
  expect(() => read('--stage', 'prod', '--region', 'eu-central-1', '--lose-region')).toThrow('Usage')
})

test('a copy that is there is never removed', () => {
  expect(read('--stage', 'prod', '--region', 'eu-central-1', '--copy', 'restored')).toMatchObject({
    copy: 'restored',
    keeps: true,
  })
})

test.each([
  [[]],
  [['--stage', 'prod']],
  [['--local', '--stage', 'dev']],
  [['--local', '--keep']],
  [['--local', '--copy', 'x']],
  [['--what']],
])('%j is answered with how to use it', (args) => {
  expect(() => read(...args)).toThrow('Usage: npm run drill')
})

test('an instant without its zone would be the operator’s own', () => {
  expect(() => read('--stage', 'prod', '--region', 'eu-central-1', '--at', '2026-11-20T12:30:00')).toThrow(
    'with its zone',
  )
})

test('who was deleted is a file of ids, and of nothing else', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sayara-drill-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'ids.txt')
  const [first, second] = [newId('user'), newId('user')]
  writeFileSync(file, `${first}\n${second}\n${first}\n`)
  expect(read('--stage', 'prod', '--region', 'eu-central-1', '--deleted', file).deleted).toEqual([
    first,
    second,
  ])
  writeFileSync(file, 'userId\n')
  expect(() => read('--stage', 'prod', '--region', 'eu-central-1', '--deleted', file)).toThrow(
    'is no id of a user',
  )
  const missing = join(folder, 'none.txt')
  expect(() => read('--stage', 'prod', '--region', 'eu-central-1', '--deleted', missing)).toThrow(
    CommandError,
  )
})
