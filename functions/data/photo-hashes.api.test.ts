import { beforeAll, describe, expect, it } from 'vitest'
import { linkSamePhotos } from '#functions/commands/same-photos.ts'
import { findSamePhotos, notePhotoHash } from '#functions/data/photo-hashes.ts'
import { markForDeletion, deleteUpload } from '#functions/data/stale-uploads.ts'
import { insertUpload, getUploadById } from './uploads.ts'
import { useOwnTable } from '#functions/testing/own-table.ts'
import { limits } from '#shared/constants/limits.ts'

beforeAll(() => useOwnTable())

const idOf = (kind: 'upl' | 'usr', number: number) => `${kind}_${String(number).padStart(26, '0')}`

const aPhoto = (number: number, hash: string, owner = number) => ({
  id: idOf('upl', number),
  ownerId: idOf('usr', owner),
  hash,
})

const insert = ({ id, ownerId, hash }: ReturnType<typeof aPhoto>) =>
  insertUpload({
    id,
    ownerId,
    purpose: 'photo',
    contentType: 'image/jpeg',
    contentLength: 1,
    state: 'READY',
    refusal: null,
    picture: { width: 1, height: 1, placeholder: '', hash },
    attachedTo: null,
    createdAt: '2026-01-01T00:00:00.000Z',
  })

const twinsOf = async ({ id }: { id: string }) => [...((await getUploadById(id))?.twins ?? [])].toSorted()

describe('photos that look the same', () => {
  it('are within four bits, of another owner, the most alike first', async () => {
    const hash = '0123456789abcdef'
    const others = [
      aPhoto(2, '0123456789abcde0', 2),
      aPhoto(3, hash, 3),
      aPhoto(4, '0123456789abc0e0', 4),
      aPhoto(5, hash, 1),
    ]
    for (const other of others) await notePhotoHash(other)
    expect(await findSamePhotos(aPhoto(1, hash))).toEqual([idOf('upl', 3), idOf('upl', 2)])
  })

  it('know each other, a few at most, and each once however often the job runs', async () => {
    const hash = 'fedcba9876543210'
    const photos = Array.from({ length: limits.samePhotos + 3 }, (_, index) => aPhoto(10 + index, hash))
    for (const photo of photos) {
      await insert(photo)
      await linkSamePhotos(photo)
      await linkSamePhotos(photo)
    }
    expect(await twinsOf(photos[0]!)).toHaveLength(limits.samePhotos)
    expect(await twinsOf(photos[1]!)).toContain(photos[0]!.id)
    expect(await twinsOf(photos.at(-1)!)).toHaveLength(limits.samePhotos)
  })

  it('of the same moment see each other', async () => {
    const pair = [aPhoto(30, '00ff00ff00ff00ff'), aPhoto(31, '00ff00ff00ff00ff')]
    await Promise.all(pair.map(insert))
    await Promise.all(pair.map((photo) => linkSamePhotos(photo)))
    expect(await Promise.all(pair.map(twinsOf))).toEqual([[pair[1]!.id], [pair[0]!.id]])
  })

  it('are forgotten with their upload', async () => {
    const gone = aPhoto(40, '1122334455667788')
    await insert(gone)
    await notePhotoHash(gone)
    expect(await findSamePhotos(aPhoto(41, gone.hash))).toEqual([gone.id])
    await markForDeletion(gone.id)
    expect(await deleteUpload((await getUploadById(gone.id))!)).toBe(true)
    expect(await findSamePhotos(aPhoto(41, gone.hash))).toEqual([])
  })
})
