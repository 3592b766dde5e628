import { expect, it, vi } from 'vitest'
import type { OwnListing } from '#shared/schemas/listing.ts'
import type { CurrentUser } from '#shared/schemas/user.ts'
import { answersOf, blankAnswers } from './answers.ts'
import { saveListing } from './queries.ts'
import { storedDocument, storedPhoto } from './start.ts'

const photo = '/api/listing-images/upl_a'
const document = '/api/verification-documents/doc_a'
const answers = { ...blankAnswers, make: 'Toyota', model: 'Prado', priceQAR: '120,000' }
const work = {
  answers,
  photos: [storedPhoto(photo)],
  documents: [storedDocument('idCard', document)],
  seller: { role: 'PRIVATE' } as CurrentUser,
  requestId: 'once',
}
const listing = (more: Partial<OwnListing> = {}) =>
  ({
    id: 'lst_1',
    version: 3,
    status: 'PENDING',
    make: 'Toyota',
    model: 'Prado',
    priceQAR: 120_000,
    images: [{ id: 'upl_a' }],
    verificationDocuments: { registrationCard: null, idCard: document },
    ...more,
  }) as OwnListing

type Deps = NonNullable<Parameters<typeof saveListing>[3]>
const server = (created = listing()) => ({
  createListing: vi.fn<Deps['createListing']>(() => Promise.resolve(created)),
  updateListing: vi.fn<Deps['updateListing']>(() => Promise.resolve(listing({ version: 4 }))),
})

it('creates a listing with its photos and documents, under the name of its request', async () => {
  const deps = server()
  expect(await saveListing(work, 'submit', null, deps)).toMatchObject({ id: 'lst_1', version: 3 })
  expect(deps.createListing).toHaveBeenCalledExactlyOnceWith({
    make: 'Toyota',
    model: 'Prado',
    priceQAR: 120_000,
    images: [photo],
    photoKinds: [],
    verificationDocuments: { idCard: document },
    status: 'PENDING',
    requestId: 'once',
  })
  expect(deps.updateListing).not.toHaveBeenCalled()
})

it('saves as a change what was typed after a try whose answer was lost', async () => {
  const deps = server(listing({ priceQAR: 99_000 }))
  expect(await saveListing(work, 'submit', null, deps)).toMatchObject({ version: 4 })
  expect(deps.updateListing).toHaveBeenCalledExactlyOnceWith(
    'lst_1',
    expect.objectContaining({ priceQAR: 120_000, version: 3 }),
  )
})

it('submits a listing that an earlier try has saved as a draft', async () => {
  const deps = server(listing({ status: 'DRAFT' }))
  await saveListing(work, 'submit', null, deps)
  expect(deps.updateListing).toHaveBeenCalledExactlyOnceWith(
    'lst_1',
    expect.objectContaining({ status: 'PENDING', version: 3 }),
  )
})

it('sends of a stored listing only what changed', async () => {
  const deps = server()
  const stored = listing({ status: 'APPROVED' })
  await saveListing({ ...work, answers: { ...answersOf(stored), priceQAR: '99,000' } }, 'draft', stored, deps)
  expect(deps.updateListing).toHaveBeenCalledExactlyOnceWith('lst_1', {
    priceQAR: 99_000,
    images: [photo],
    photoKinds: [],
    verificationDocuments: { idCard: document },
    status: 'DRAFT',
    version: 3,
    endsWorkingCopy: true,
  })
})
