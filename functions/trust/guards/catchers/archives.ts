import { newId } from '#functions/adapters/ids.ts'
import { keys } from '#functions/data/keys.ts'
import { aUser } from '#functions/testing/builders.ts'
import { at, fitsOnly, put, read, refuses, same } from '#functions/trust/guards/store.ts'
import * as archives from '#functions/data/archives.ts'
import * as asking from '#functions/archives/ask-archive.ts'
import * as keyed from '#functions/archives/get-archive-key.ts'
import * as making from '#functions/jobs/make-archive.ts'
import { defaultPreferences } from '#shared/schemas/preferences.ts'
import * as linking from '#functions/archives/link-archive.ts'

const anArchive = (parts: Partial<archives.ArchiveRecord> = {}): archives.ArchiveRecord => ({
  id: newId('archive'),
  userId: newId('user'),
  state: 'MAKING',
  askedAt: at.toISOString(),
  until: null,
  content: null,
  former: null,
  ...parts,
})

const stored = async (parts: Partial<archives.ArchiveRecord> = {}) => {
  const one = anArchive(parts)
  await put(keys.archive(one.userId), { ...one, statusSk: 'here' })
  return { ...one, place: 'here' }
}

const ready = { state: 'READY', until: new Date(at.getTime() + 60_000).toISOString() } as const
const over = { state: 'READY', until: at.toISOString() } as const

const ask = (found: archives.ArchiveRecord[], isStored = true) =>
  asking.askArchive({ actor: aUser() } as never, {
    findArchive: async () => found.shift(),
    storeArchive: async () => isStored,
    newId,
    now: () => at,
  })

const link = (found: archives.ArchiveRecord | undefined) =>
  linking.linkArchive({ actor: aUser() } as never, {
    findArchive: async () => found,
    signArchiveRead: async () => 'https://storage.example',
    now: () => at,
  })

/** Whether a run of the job makes this archive of this person. */
const isMade = async (found: Partial<archives.ArchiveRecord>, user: ReturnType<typeof aUser> | undefined) => {
  const one = anArchive(found)
  let isStored = false
  const failed = await making.makeArchive([{ id: 'message', body: one, receives: 1 }], {
    findArchive: async () => one,
    getUserById: async () => user,
    readPreferences: async () => ({ preferences: defaultPreferences, unsubscribeToken: null, version: 0 }),
    archivePieces: () => ({ pieces: (async function* () {})(), content: { files: 0, leftOut: 0 } }),
    putArchive: async () => {
      isStored = true
      return 0
    },
    removeArchiveFile: async () => {},
    accountEmailWrite: async () => ({}) as never,
    transact: async () => {},
    origin: () => 'https://sayara.example',
    now: () => at,
  })
  same(failed, [])
  return isStored
}

export const catchers = {
  'an archive that is not to be made': async () => {
    same(await isMade({}, aUser()), true)
    same(await isMade({ state: 'READY' }, aUser()), false)
    same(await isMade({}, undefined), false)
    same(await isMade({}, aUser({ status: 'DELETED' })), false)
  },
  'an archive that changed since it was seen': async () => {
    const one = await stored({ state: 'FAILED' })
    const next = anArchive({ userId: one.userId, state: 'ASKED' })
    same(await archives.storeArchive(next, undefined), false)
    same(await archives.storeArchive(next, { ...one, id: newId('archive') }), false)
    same(await archives.storeArchive(next, { ...one, state: 'READY' }), false)
    same(await archives.storeArchive(next, one), true)
  },
  'an archive that another run has moved': async () => {
    for (const act of [
      (seen: archives.DueArchive) => archives.moveArchive(seen, 'FAILED', at),
      archives.deleteArchive,
    ]) {
      const one = await stored()
      same(await act({ ...one, id: newId('archive') }), false)
      same(await act({ ...one, place: 'elsewhere' }), false)
      same(await act(one), true)
    }
  },
  'an archive that ended or was replaced while it was made': () => {
    const one = anArchive()
    const write = archives.finishArchiveWrite(one, {
      until: at,
      content: { bytes: 1, files: 0, leftOut: 0 },
    })
    return fitsOnly(write, one, ['absent', { ...one, id: newId('archive') }, { ...one, state: 'ENDED' }])
  },
  'the end of an archive that is not there': async () => {
    const userId = newId('user')
    await archives.endArchive(userId)
    same(await read(keys.archive(userId)), undefined)
  },
  'a key that is published already': async () => {
    const id = newId('archive')
    await archives.storeArchiveKey(id, 'first')
    await archives.storeArchiveKey(id, 'second')
    same(await archives.findArchiveKey(id), 'first')
    const input = { params: { id: '0'.repeat(32) } } as never
    await keyed.getArchiveKey(input, { findArchiveKey: async () => 'pem' })
    await refuses('NOT_FOUND', () => keyed.getArchiveKey(input, { findArchiveKey: async () => undefined }))
  },
  'a second archive of a day, and one that changed under the caller': async () => {
    await ask([anArchive({ state: 'FAILED' })])
    await refuses('TOO_MANY_REQUESTS', () => ask([anArchive(ready)]))
    await refuses('CONFLICT', () => ask([anArchive({ state: 'FAILED' }), anArchive(ready)], false))
    same((await ask([anArchive({ state: 'FAILED' }), anArchive({ state: 'ASKED' })], false)).state, 'ASKED')
  },
  'an archive that nobody can fetch': async () => {
    await link(anArchive(ready))
    for (const found of [undefined, anArchive(), anArchive(over), anArchive({ ...ready, state: 'ENDED' })])
      await refuses('NOT_FOUND', () => link(found))
  },
}
