import { randomBytes } from 'node:crypto'
import { keys } from '#functions/data/keys.ts'
import { keepLoose } from '#functions/data/stale-uploads.ts'
import {
  getTypedForm,
  getWorkingCopy,
  listWorkingCopies,
  putWorkingCopy,
  type WorkingCopyRecord,
} from '#functions/data/working-copies.ts'
import { newId } from '#functions/adapters/ids.ts'
import { saveWorkingCopy } from '#functions/listings/save-working-copy.ts'
import { aListing, aUser } from '#functions/testing/builders.ts'
import { typedCar } from '#functions/testing/cars.ts'
import { at, put, read, refuses, same } from '#functions/trust/guards/store.ts'
import { workingContent } from '#shared/schemas/working-copy.ts'

const content = workingContent.parse(typedCar())
const seller = aUser()
const car = aListing()

const copy = (parts: Partial<WorkingCopyRecord> = {}): WorkingCopyRecord => ({
  ...content,
  name: randomBytes(16).toString('hex'),
  version: 1,
  savedAt: at.toISOString(),
  base: null,
  ...parts,
})

/** Saves over `seen`, beside a listing of the version 3. */
const save = (name: string, seen: WorkingCopyRecord | undefined, body: object, actor = seller) =>
  saveWorkingCopy(
    { actor, params: { name }, body: { ...content, version: 0, baseVersion: null, ...body } } as never,
    {
      readOwn: async () => car,
      getWorkingCopy: async () => seen,
      makeRoom: async () => {},
      putWorkingCopy: async () => {},
      now: () => at,
    },
  )

export const catchers = {
  'a copy that another device has saved since': async () => {
    const userId = newId('user')
    const one = copy()
    await putWorkingCopy(userId, one, 0)
    await refuses('EDIT_CONFLICT', () => putWorkingCopy(userId, one, 0))
    await refuses('EDIT_CONFLICT', () => putWorkingCopy(userId, { ...one, version: 3 }, 2))
    await putWorkingCopy(userId, { ...one, version: 2 }, 1)
  },
  'a copy that has expired': async () => {
    const userId = newId('user')
    const one = copy()
    await putWorkingCopy(userId, one, 0)
    const late = new Date(at.getTime() + 31 * 86_400_000)
    same(await getWorkingCopy(userId, one.name, late), undefined)
    same((await listWorkingCopies(userId, late)).length, 0)
    await putWorkingCopy(userId, { name: 'plate', version: 1, savedAt: at.toISOString(), values: {} }, 0)
    same(await getTypedForm(userId, 'plate', late), undefined)
    const again = { ...one, version: 2, savedAt: late.toISOString() }
    await refuses('EDIT_CONFLICT', () => putWorkingCopy(userId, again, 1))
    await putWorkingCopy(userId, { ...again, version: 1 }, 0)
  },
  'a copy of what is a listing by now': async () => {
    const userId = newId('user')
    const one = copy()
    await put(keys.created(userId, one.name), { listingId: car.id })
    await refuses('CONFLICT', () => putWorkingCopy(userId, one, 0))
  },
  'a save over what was not read, or of a dealership that may not': async () => {
    const name = copy().name
    same((await save(name, undefined, {})).version, 1)
    await refuses('EDIT_CONFLICT', () => save(name, copy({ version: 2 }), { version: 1 }))
    await refuses('DEALERSHIP_NOT_VERIFIED', () =>
      save(name, undefined, {}, aUser({ role: 'SELLER_DEALERSHIP', isVerified: false })),
    )
  },
  'changes of a version of the listing that is no more': async () => {
    const before = copy({ name: car.id, base: { ...car, version: 2 } })
    same((await save(car.id, undefined, { baseVersion: car.version })).version, 1)
    await refuses('EDIT_CONFLICT', () => save(car.id, undefined, { baseVersion: 2 }))
    same((await save(car.id, before, { version: 1, baseVersion: 2 })).version, 2)
    await refuses('EDIT_CONFLICT', () => save(car.id, before, { version: 1, baseVersion: 1 }))
  },
  'a file that a listing has taken': async () => {
    const id = newId('upload')
    await put(keys.upload(id), { attachedTo: car.id })
    await keepLoose(id, at)
    same((await read(keys.upload(id)))?.['statusSk'], undefined)
    await put(keys.upload(id), { attachedTo: null, statusPk: 'CONDEMNED#photo', statusSk: 'now' })
    await keepLoose(id, at)
    same((await read(keys.upload(id)))?.['statusSk'], 'now')
  },
}
