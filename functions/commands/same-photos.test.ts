import { expect, it, vi } from 'vitest'
import { noteSamePhotos } from './same-photos.ts'
import type { UploadRecord } from '#functions/data/uploads.ts'
import { aListing } from '#functions/testing/builders.ts'

const id = (prefix: string, number: number) => `${prefix}_${String(number).padStart(26, '0')}`
const photo = (number: number) => ({ id: id('upl', number), width: 4, height: 3, placeholder: 'data:,' })
const at = new Date('2026-03-01T00:00:00.000Z')

const other = (number: number, parts = {}) =>
  aListing({ id: id('lst', number), slug: `other-${number}`, ownerId: id('usr', number), ...parts })

/** Photo 1 has twins, each used by the thing of that name. */
const depsOf = (
  usedBy: readonly (string | null)[],
  listings: ReturnType<typeof other>[],
  told: string[] = [],
) => {
  const twins = usedBy.map((_, index) => id('upl', 100 + index))
  const uploads = new Map<string, Partial<UploadRecord>>([
    [id('upl', 1), { id: id('upl', 1), twins: new Set(twins) }],
    ...twins.map((twin, index) => [twin, { id: twin, attachedTo: usedBy[index] ?? null }] as const),
  ])
  return {
    // Only the fields that are read.
    getUploads: vi.fn<(ids: readonly string[]) => Promise<UploadRecord[]>>(
      async (ids: readonly string[]) => ids.flatMap((one) => uploads.get(one) ?? []) as UploadRecord[],
    ),
    getListingsById: async (ids: readonly string[]) =>
      new Map(listings.filter((one) => ids.includes(one.id)).map((one) => [one.id, one])),
    listNotifiedSamePhotos: async () => new Set(told),
    newId: () => id('rep', 1),
  }
}

vi.mock('#functions/core/env.ts', () => ({ env: () => ({ TABLE_NAME: 'sayara' }) }))

const before = aListing({ status: 'DRAFT', photos: [] })
const after = aListing({ photos: [photo(1), photo(2)] })
const othersIn = ({ samePhotos }: { samePhotos: { listing: { id: string } }[] }) =>
  samePhotos.map(({ listing }) => listing.id)

it('sees listings of others alone: not drafts, the own ones, storefronts, or what is gone or loose', async () => {
  const listings = [other(7), other(8, { status: 'DRAFT' }), other(9, { ownerId: after.ownerId })]
  const usedBy = [id('lst', 7), id('lst', 8), id('lst', 9), id('usr', 5), id('lst', 6), null]
  const { listing, writes } = await noteSamePhotos(before, after, at, depsOf(usedBy, listings))
  expect(othersIn(listing)).toEqual([id('lst', 7)])
  expect(writes).toHaveLength(3)
})

it('names five others in one report, and only those that are news', async () => {
  const listings = Array.from({ length: 7 }, (_, index) => other(10 + index))
  const usedBy = listings.map((one) => one.id)
  const all = await noteSamePhotos(before, after, at, depsOf(usedBy, listings))
  expect(othersIn(all.listing)).toEqual(usedBy)
  expect(othersIn(all.writes[0]!.Put!.Item as typeof all.listing)).toEqual(usedBy.slice(0, 5))
  const news = await noteSamePhotos(before, after, at, depsOf(usedBy, listings, usedBy.slice(1, 5)))
  expect(othersIn(news.writes[0]!.Put!.Item as typeof all.listing)).toEqual(
    [0, 5, 6].map((index) => usedBy[index]),
  )
  expect((await noteSamePhotos(before, after, at, depsOf(usedBy, listings, usedBy))).writes).toEqual([])
})

it('reads nothing for a draft, or when no photo is new', async () => {
  const deps = depsOf([id('lst', 7)], [other(7)])
  await noteSamePhotos(before, { ...after, status: 'DRAFT' }, at, deps)
  const same = { photoId: id('upl', 1), listing: { id: id('lst', 7), slug: 'x', title: 'x', titleAr: 'x' } }
  const seen = { ...after, samePhotos: [same, { ...same, photoId: id('upl', 3) }] }
  const { listing } = await noteSamePhotos(seen, { ...after, samePhotos: seen.samePhotos }, at, deps)
  expect(listing.samePhotos).toEqual([same])
  expect(deps.getUploads).not.toHaveBeenCalled()
})
