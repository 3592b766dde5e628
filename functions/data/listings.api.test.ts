import { describe, expect, test } from 'vitest'
import { newId } from '#functions/adapters/ids.ts'
import { insertListing, replaceListing } from './listings.ts'
import { claimWrite } from '#functions/data/uploads.ts'
import { activeWrite } from '#functions/data/users.ts'
import { createListing } from '#functions/listings/create-listing.ts'
import { aListing, aUser } from '#functions/testing/builders.ts'

const aCar = () =>
  aListing({
    id: newId('listing'),
    ownerId: newId('user'),
    slug: null,
    status: 'DRAFT',
    photos: [],
    version: 1,
  })

const aFile = () => claimWrite(newId('upload'), newId('user'), newId('listing'))

describe('a listing that cannot be stored says which of its conditions failed', () => {
  test('a file that is none is the file’s', async () => {
    await expect(insertListing(aCar(), [aFile()])).rejects.toMatchObject({ code: 'UPLOAD_UNUSABLE' })
  })

  test('an owner who is not active is no matter of files', async () => {
    await expect(insertListing(aCar(), [activeWrite(newId('user')), aFile()])).rejects.toMatchObject({
      code: 'CONFLICT',
    })
  })

  test('another change in between comes first', async () => {
    const car = aCar()
    await insertListing(car, [])
    await expect(
      replaceListing({ ...car, version: 3 }, { ...car, version: 2 }, [aFile()]),
    ).rejects.toMatchObject({
      code: 'EDIT_CONFLICT',
    })
  })

  test('a stock number of another car is the number’s', async () => {
    const stocked = { ...aCar(), stockNumber: 'A-1' }
    await insertListing(stocked, [])
    const other = { ...aCar(), ownerId: stocked.ownerId, stockNumber: 'a-1' }
    await expect(insertListing(other, [aFile()])).rejects.toMatchObject({ code: 'STOCK_NUMBER_TAKEN' })
  })

  test('the handler refuses a seller who has gone meanwhile, not their files', async () => {
    const actor = aUser({ id: newId('user') })
    const input = { actor, body: { status: 'DRAFT' }, params: undefined, query: undefined }
    await expect(
      createListing(input as unknown as Parameters<typeof createListing>[0]),
    ).rejects.toMatchObject({
      code: 'UNAUTHORIZED',
      cause: { code: 'CONFLICT' },
    })
  })
})
