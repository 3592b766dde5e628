import { randomInt } from 'node:crypto'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { getListingById } from '#functions/data/listings.ts'
import { readTrackRecord } from '#functions/data/reputation.ts'
import { api, apiOk } from '#functions/testing/api.ts'
import { carForm, decide } from '#functions/testing/cars.ts'
import { registerAdmin, registerVerifiedDealer, type Person } from '#functions/testing/people.ts'
import { scene, uploadPhoto, type File } from '#functions/testing/uploads.ts'
import type { ReportView } from '#shared/schemas/report.ts'

// Each test has a picture of its own, so that other tests' uploads are not taken for the same photo.
const newScene = () => scene(randomInt(2 ** 31))

/** The same photo as another person would upload it: smaller, recompressed, in another format. */
const copyOf = async ({ bytes }: File): Promise<File> => ({
  contentType: 'image/webp',
  bytes: new Uint8Array(await sharp(bytes).resize(500).webp({ quality: 60 }).toBuffer()),
})

const post = async ({ token }: Person, images: string[], status = 'PENDING') =>
  (await apiOk('POST', '/api/listings', { token, body: { ...carForm(), images, status } })).body

const change = async ({ token }: Person, id: string, body: Record<string, unknown>) =>
  (await apiOk('PATCH', `/api/listings/${id}`, { token, body })).body

/** The automatic reports that name any of these listings. */
const flagsOf = async ({ token }: Person, ids: readonly string[]): Promise<ReportView[]> => {
  const found: ReportView[] = []
  for (let cursor = ''; ;) {
    const { body } = await apiOk('GET', `/api/admin/reports?limit=100${cursor}`, { token })
    found.push(...body.reports)
    if (!body.nextCursor)
      return found.filter(({ reason, listing }) => reason === 'SAME_PHOTO' && ids.includes(listing.id))
    cursor = `&cursor=${body.nextCursor}`
  }
}

const samePhotosOf = async (id: string) => (await getListingById(id))?.samePhotos

const people = () => Promise.all([registerVerifiedDealer(), registerVerifiedDealer(), registerAdmin()])

describe('the same photo under another seller', () => {
  it('is told to the admins once, with both listings, and stands at the listing while it has the photo', async () => {
    const [first, second, admin] = await people()
    const [photo, another] = [await newScene(), await newScene()]
    const original = await post(first, [(await uploadPhoto(first.token, photo)).url])
    const [copied, own] = [
      await uploadPhoto(second.token, await copyOf(photo)),
      await uploadPhoto(second.token, another),
    ]
    const copy = await post(second, [own.url, copied.url])
    const same = {
      photoId: copied.id,
      listing: { id: original.id, slug: original.slug, title: original.title, titleAr: original.titleAr },
    }
    expect(await flagsOf(admin, [original.id, copy.id])).toMatchObject([
      { reporter: null, details: '', listing: { id: copy.id, slug: copy.slug }, samePhotos: [same] },
    ])
    expect(await samePhotosOf(copy.id)).toEqual([same])
    expect(await samePhotosOf(original.id)).toEqual([])
    expect(copy.samePhotos).toBeUndefined()

    await change(second, copy.id, { images: [own.url] })
    expect(await samePhotosOf(copy.id)).toEqual([])
    // A dropped photo is erased: it comes back only by being sent again.
    const again = await uploadPhoto(second.token, await copyOf(photo))
    await change(second, copy.id, { images: [own.url, again.url] })
    const still = { ...same, photoId: again.id }
    expect(await samePhotosOf(copy.id)).toEqual([still])
    expect(await flagsOf(admin, [original.id, copy.id])).toHaveLength(1)
    const decided = await decide(admin, copy.id, { status: 'REJECTED' })
    expect(decided.body.samePhotos).toEqual([still])
    await apiOk('DELETE', `/api/listings/${original.id}`, { token: first.token })
    expect(await flagsOf(admin, [copy.id])).toMatchObject([{ samePhotos: [{ listing: { slug: null } }] }])
  })

  it('is noticed whoever comes second to the public, and not in a draft', async () => {
    const [author, copier, admin] = await people()
    const photo = await newScene()
    const taken = await uploadPhoto(author.token, photo)
    const draft = await post(author, [taken.url], 'DRAFT')
    const copy = await post(copier, [(await uploadPhoto(copier.token, await copyOf(photo))).url])
    expect(await flagsOf(admin, [draft.id, copy.id])).toEqual([])
    await change(author, draft.id, { status: 'PENDING' })
    expect(await flagsOf(admin, [draft.id, copy.id])).toMatchObject([
      { listing: { id: draft.id }, samePhotos: [{ photoId: taken.id, listing: { id: copy.id } }] },
    ])
    await change(copier, copy.id, { priceQAR: 99_000 })
    expect(await flagsOf(admin, [copy.id])).toEqual([])
  })

  it('counts, once dealt with, against whose car was taken down, whoever listed it later', async () => {
    const [thief, author, admin] = await people()
    const dealtWith = async (takeDown: (cars: { earlier: string; later: string }) => Promise<unknown>) => {
      const photo = await newScene()
      const earlier = await post(thief, [(await uploadPhoto(thief.token, photo)).url])
      const later = await post(author, [(await uploadPhoto(author.token, await copyOf(photo))).url])
      await takeDown({ earlier: earlier.id, later: later.id })
      const [flag] = await flagsOf(admin, [later.id])
      await apiOk('PUT', `/api/admin/reports/${flag!.id}/status`, {
        token: admin.token,
        body: { status: 'RESOLVED' },
      })
      const records = await Promise.all([thief, author].map(({ user }) => readTrackRecord(user.id)))
      return records.map(({ upheld }) => upheld)
    }
    expect(await dealtWith(({ earlier }) => decide(admin, earlier, { status: 'REJECTED' }))).toEqual([1, 0])
    // Nor does the next report about the author say that this one was upheld against them.
    const photo = await newScene()
    await post(thief, [(await uploadPhoto(thief.token, photo)).url])
    const next = await post(author, [(await uploadPhoto(author.token, await copyOf(photo))).url])
    expect(await flagsOf(admin, [next.id])).toMatchObject([{ earlier: { ofSeller: 1, upheld: 0 } }])
    // To delete it is no way out.
    const deleting = ({ later }: { later: string }) =>
      apiOk('DELETE', `/api/listings/${later}`, { token: author.token })
    expect(await dealtWith(deleting)).toEqual([1, 1])
    expect(await dealtWith(async () => {})).toEqual([1, 1])
  })

  it('is not what one seller shows twice, nor a picture of nothing, nor another picture', async () => {
    const [first, second, admin] = await people()
    const photo = await newScene()
    const cars = [
      await post(first, [(await uploadPhoto(first.token, photo)).url]),
      await post(first, [(await uploadPhoto(first.token, await copyOf(photo))).url]),
      await post(first, [(await uploadPhoto(first.token)).url]),
      await post(second, [(await uploadPhoto(second.token)).url]),
      await post(second, [(await uploadPhoto(second.token, await newScene())).url]),
    ]
    expect(
      await flagsOf(
        admin,
        cars.map(({ id }) => id),
      ),
    ).toEqual([])
  })

  it('is no reason that people can give', async () => {
    const [first] = await people()
    const car = await post(first, [(await uploadPhoto(first.token)).url])
    const { status } = await api('POST', `/api/listings/${car.id}/reports`, {
      body: { reason: 'SAME_PHOTO' },
    })
    expect(status).toBe(400)
  })
})
