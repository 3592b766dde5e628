import { basename } from 'node:path/posix'
import { isDeepStrictEqual } from 'node:util'
import { uploadIdsOf } from '#functions/data/listing-record.ts'
import { documentIdsOf } from '#functions/data/submission-record.ts'
import type { UploadRecord } from '#functions/data/uploads.ts'
import { pictureIds } from '#functions/trust/invariants/dealerships.ts'
import { text } from '#functions/trust/invariants/item.ts'
import type { BucketName, Violation } from '#functions/trust/invariants/store.ts'
import type { Check, View } from '#functions/trust/invariants/view.ts'
import { photoFormats, storedWidths, photoVariantName } from '#shared/constants/photos.ts'
import { videoKey } from '#shared/constants/videos.ts'
import { folders } from '#shared/constants/storage.ts'
const bad = (about: string, says: string, invariant: Violation['invariant'] = 'I16'): Violation => ({
  invariant,
  about,
  says,
})

/** `ownerId` is absent where any admin may have uploaded it. */
type Use = { by: string; ownerId?: string; uploadId: string }

/** All uses of uploads in listings, applications, profiles and companies. */
const usesOf = ({ listings, submissions, dealers, of }: View): Use[] => [
  ...of('provider').flatMap(({ id, logoUrl }) =>
    typeof logoUrl === 'string' ? { by: String(id), uploadId: basename(logoUrl) } : [],
  ),
  ...[...listings.values()].flatMap((listing) =>
    uploadIdsOf(listing).map((uploadId) => ({ by: listing.id, ownerId: listing.ownerId, uploadId })),
  ),
  ...[...submissions.values()].flatMap((record) =>
    documentIdsOf(record).map((uploadId) => ({ by: record.id, ownerId: record.userId, uploadId })),
  ),
  ...[...dealers.values()].flatMap((dealer) =>
    pictureIds(dealer).map((uploadId) => ({ by: dealer.id, ownerId: dealer.id, uploadId })),
  ),
]

const wrongUse = ({ by, ownerId }: Use, upload: UploadRecord | undefined): string | undefined => {
  if (!upload) return `is used by ${by} and not there`
  if (ownerId !== undefined && upload.ownerId !== ownerId)
    return `is ${upload.ownerId}’s and used by ${ownerId}`
  if (upload.attachedTo !== by) return `is used by ${by} and attached to ${upload.attachedTo}`
  // A virus scan may refuse a file after it was attached; the file is then no longer served.
  return upload.state === 'ISSUED' ? `is used by ${by} before it was judged` : undefined
}

/** I16: an upload and the item that uses it name each other, belong to the same user, and the upload was checked. */
export const checkUploads: Check = (view) => {
  const uses = usesOf(view)
  const used = new Set(uses.map(({ by, uploadId }) => `${by} ${uploadId}`))
  return [
    ...uses.flatMap((use) => {
      const why = wrongUse(use, view.uploads.get(use.uploadId))
      return why ? [bad(use.uploadId, why)] : []
    }),
    ...[...view.uploads.values()]
      .filter(({ id, attachedTo }) => attachedTo !== null && !used.has(`${attachedTo} ${id}`))
      .map(({ id, attachedTo }) => bad(id, `is attached to ${attachedTo}, which does not use it`)),
  ]
}

/** I16: a ready upload has its files: all sizes of a photo, the video, or the document. */
export const checkFilesOfUploads: Check = ({ uploads, objects }) => {
  const present = new Set(objects.map(({ bucket, key }) => `${bucket}/${key}`))
  const needed = ({ id, purpose, picture }: UploadRecord): string[] => {
    if (purpose === 'document') return [`DOCUMENT_BUCKET/${folders.documents}${id}`]
    if (purpose === 'video') return [`PHOTO_BUCKET/${videoKey(id)}`]
    return storedWidths(picture ?? {}).flatMap((width) =>
      photoFormats.map((format) => `PHOTO_BUCKET/${photoVariantName(id, width, format)}`),
    )
  }
  return [...uploads.values()]
    .filter(({ state }) => state === 'READY')
    .flatMap((upload) => {
      const missing = needed(upload).filter((name) => !present.has(name))
      return missing.length === 0 ? [] : [bad(upload.id, `is ready without ${missing.join(', ')}`)]
    })
}

/** The upload of an object, by its key; undefined for objects of no upload. */
const ownerOf = (bucket: BucketName, key: string): string | undefined => {
  // Keys that sign archives belong to a week.
  if (bucket === 'SEARCH_BUCKET' || key.startsWith(folders.archiveKeys)) return undefined
  if (bucket === 'PHOTO_BUCKET') return key.split('/')[0]
  return key.split('/').at(-1)
}

/** I17: every file has a record. */
export const checkObjects: Check = (view) => {
  const others = new Set([
    ...view.of('import').map((item) => text(item, 'id')),
    // A file that is being made is there before its archive is finished; one that was replaced goes before the next is made.
    ...view.of('archive').flatMap((item) => [text(item, 'id'), text(item, 'former')]),
  ])
  return view.objects.flatMap(({ bucket, key }) => {
    const id = ownerOf(bucket, key)
    if (id === undefined || view.uploads.has(id) || others.has(id)) return []
    return [bad(`${bucket}/${key}`, 'is a file of nothing', 'I17')]
  })
}

/** I20: a ready photo's hash is stored in four quarters, and no quarter belongs to a deleted photo or another hash. */
export const checkPhotoHashes: Check = (view) => {
  const quarters = Map.groupBy(view.of('photoHash'), (item) => text(item, 'id'))
  const found: Violation[] = []
  for (const { id, state, picture } of view.uploads.values()) {
    const of = quarters.get(id)?.length ?? 0
    // Photos from before hashes were introduced have none.
    if (state === 'READY' && picture?.hash && of !== 0 && of !== picture.hash.length / 4)
      found.push(bad(id, `is known by ${of} quarters of its hash`, 'I20'))
  }
  for (const [id, items] of quarters) {
    const hash = view.uploads.get(id)?.picture?.hash
    if (items.some((item) => item['hash'] !== hash)) found.push(bad(id, `has another hash, ${hash}`, 'I17'))
  }
  return found
}

/** I16: a listing shows a photo as the job processed it. */
export const checkPictures: Check = ({ listings, uploads }) =>
  [...listings.values()].flatMap(({ id: listingId, photos, video }) =>
    [...photos, ...(video ? [video.poster] : [])]
      .filter(({ id, width, height, placeholder }) => {
        const picture = uploads.get(id)?.picture
        const shown = { width, height, placeholder }
        return picture && !isDeepStrictEqual({ ...picture, ...shown }, picture)
      })
      .map(({ id }) => bad(id, `is shown by ${listingId} otherwise than it is`)),
  )
