import { newId } from '#functions/adapters/ids.ts'
import { keys } from '#functions/data/keys.ts'
import { transact } from '#functions/data/transact.ts'
import * as checks from '#functions/data/publication-checks.ts'
import { at, put, read, refuses, same } from '#functions/trust/guards/store.ts'

const since = at.toISOString()
const later = new Date(at.getTime() + 60_000).toISOString()

/** A check as the table holds it, and as it was read before. */
const stored = async (parts: Partial<checks.PublicationCheck> = {}) => {
  const id = newId('listing')
  const seen: checks.PublicationCheck = {
    id,
    ownerId: newId('user'),
    status: 'DUE',
    at: since,
    isNew: true,
    reasons: [],
    share: 0,
  }
  await put(keys.publicationCheck(id), { ...seen, ...parts })
  await put(keys.listing(id), { version: 3 })
  return seen
}

const reasonsNow = async ({ id }: checks.PublicationCheck) =>
  (await read(keys.publicationCheck(id)))?.['reasons']

export const catchers = {
  'a car whose price was changed again since the job read it': async () => {
    const seen = await stored({ at: later })
    await checks.settleCheck(seen, { reasons: ['PRICE'], share: 0.1 })
    same(await reasonsNow(seen), [])
  },
  'a car that another run has put before the admins already': async () => {
    const seen = await stored({ status: 'OPEN', reasons: ['SAMPLE'] })
    await checks.settleCheck(seen, { reasons: ['PRICE'], share: 0.1 })
    same(await reasonsNow(seen), ['SAMPLE'])
  },
  'a word about another version than the one that was looked at': async () => {
    const seen = await stored()
    await refuses('EDIT_CONFLICT', () => transact(checks.endCheckWrites(seen, 2)))
  },
}
