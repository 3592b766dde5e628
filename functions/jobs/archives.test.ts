import { expect, it, vi } from 'vitest'
import { makeArchive } from './make-archive.ts'
import { queueArchives } from './queue-archives.ts'
import { ConditionsFailed, type Write } from '#functions/data/transact.ts'
import type { ArchiveRecord, DueArchive } from '#functions/data/archives.ts'
import { aUser } from '#functions/testing/builders.ts'
import { defaultPreferences } from '#shared/schemas/preferences.ts'

vi.mock('#functions/core/env.ts', () => ({ env: () => ({ ARCHIVE_QUEUE_URL: 'archives' }) }))

const user = aUser()
const at = new Date('2026-11-23T12:00:00Z')
const letters = (letter: string) => `arc_${letter.repeat(26)}`
const anArchive = (fields: Partial<ArchiveRecord> = {}): DueArchive => ({
  id: letters('A'),
  userId: user.id,
  state: 'ASKED',
  askedAt: at.toISOString(),
  until: null,
  content: null,
  former: null,
  place: `1970-01-01T00:00:00.000Z#${user.id}`,
  ...fields,
})

const watch = (due: DueArchive[], fails: { send?: boolean; remove?: boolean } = {}) => {
  const done: string[] = []
  const deps = {
    dueArchivePages: async function* () {
      yield due
    },
    moveArchive: async ({ id }: DueArchive, state: string, dueAt: Date) => {
      done.push(`${id.at(-1)} ${state} ${Math.round((dueAt.getTime() - at.getTime()) / 60_000)}`)
      return true
    },
    deleteArchive: async ({ id }: DueArchive) => Boolean(done.push(`${id.at(-1)} forgotten`)),
    removeArchiveFile: async (id: string) => {
      if (fails.remove) throw new Error('S3')
      done.push(`${id.at(-1)} erased`)
    },
    sendMessages: async (_url: string, bodies: readonly unknown[]) => {
      if (fails.send) throw new Error('SQS')
      done.push(`sent ${JSON.stringify(bodies)}`)
    },
    now: () => at,
  }
  return { deps, done }
}

it('hands over what was asked for, once it is said that it is being made', async () => {
  const { deps, done } = watch([anArchive()])
  await queueArchives(deps)
  expect(done).toEqual(['A MAKING 100', `sent ${JSON.stringify([{ userId: user.id, id: letters('A') }])}`])
})

it('makes an archive due again that the queue did not take', async () => {
  const { deps, done } = watch([anArchive()], { send: true })
  await expect(queueArchives(deps)).rejects.toThrow('SQS')
  expect(done[1]).toMatch(/^A ASKED -/)
})

it('gives up what was not made in time, and erases what is over, with the file before it', async () => {
  const due = [
    anArchive({ state: 'MAKING' }),
    anArchive({ id: letters('B'), state: 'READY', former: letters('C') }),
    anArchive({ id: letters('D'), state: 'ENDED' }),
  ]
  const { deps, done } = watch(due)
  await queueArchives(deps)
  expect(done.toSorted()).toEqual([
    'A FAILED 4320',
    'B erased',
    'B forgotten',
    'C erased',
    'D erased',
    'D forgotten',
  ])
})

it('forgets no archive whose file could not be erased, and goes on with the others', async () => {
  const { deps, done } = watch([anArchive({ state: 'ENDED' }), anArchive({ id: letters('B') })], {
    remove: true,
  })
  await expect(queueArchives(deps)).rejects.toThrow('S3')
  expect(done.filter((each) => each.includes('forgotten'))).toEqual([])
  expect(done).toContain('B MAKING 100')
})

const maker = (
  archives: (ArchiveRecord | undefined)[],
  transact?: (writes: readonly Write[]) => Promise<void>,
) => {
  const done: string[] = []
  let asked = 0
  const deps = {
    findArchive: async () => archives[Math.min(asked++, archives.length - 1)],
    getUserById: async () => user,
    readPreferences: async () => ({ preferences: defaultPreferences, unsubscribeToken: null, version: 0 }),
    archivePieces: () => ({
      pieces: (async function* () {
        yield Buffer.from('zip')
      })(),
      content: { files: 1, leftOut: 0 },
    }),
    putArchive: async (id: string) => done.push(`${id.at(-1)} stored`),
    removeArchiveFile: async (id: string) => void done.push(`${id.at(-1)} erased`),
    accountEmailWrite: async () => ({ Put: { TableName: 'mail', Item: {} } }),
    transact: transact ?? (async () => void done.push('finished and mailed')),
    origin: () => 'https://sayara.example',
    now: () => at,
  }
  return { deps, done }
}
const message = { id: 'm1', body: { userId: user.id, id: letters('A') }, receives: 1 }
const making = anArchive({ state: 'MAKING' })

it('makes an archive after the file before it is erased', async () => {
  const { deps, done } = maker([{ ...making, former: letters('C') }])
  expect(await makeArchive([message], deps)).toEqual([])
  expect(done).toEqual(['C erased', 'A stored', 'finished and mailed'])
})

it('makes nothing for one that is finished already, or whose account is going', async () => {
  for (const state of ['READY', 'FAILED', 'ENDED'] as const) {
    const { deps, done } = maker([{ ...making, state }])
    expect(await makeArchive([message], deps)).toEqual([])
    expect(done).toEqual([])
  }
})

it('leaves no file behind when the account ends while its archive is made', async () => {
  const lost = () => Promise.reject(new ConditionsFailed([true, false]))
  const { deps, done } = maker([making, { ...making, state: 'ENDED' }], lost)
  expect(await makeArchive([message], deps)).toEqual([])
  expect(done).toEqual(['A stored', 'A erased'])
  const gone = maker([undefined])
  expect(await makeArchive([message], gone.deps)).toEqual([])
  expect(gone.done).toEqual(['A erased'])
})

it('keeps the file that another delivery of the same message has finished', async () => {
  const lost = () => Promise.reject(new ConditionsFailed([true, false]))
  const { deps, done } = maker([making, { ...making, state: 'READY' }], lost)
  expect(await makeArchive([message], deps)).toEqual([])
  expect(done).toEqual(['A stored'])
})

it('is delivered again when it fails', async () => {
  const { deps } = maker([making], () => Promise.reject(new Error('table')))
  expect(await makeArchive([message], deps)).toEqual(['m1'])
})
