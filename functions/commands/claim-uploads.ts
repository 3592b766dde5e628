import { AppError } from '#functions/core/app-error.ts'
import { claimWrite, getUploads, type UploadRecord } from '#functions/data/uploads.ts'
import { discardWrite, releaseWrite } from '#functions/data/stale-uploads.ts'
import type { Write } from '#functions/data/transact.ts'
import { basename } from 'node:path/posix'
import { listingDocuments, type listingFiles } from '#shared/rules/listing.ts'
import { hasToProve } from '#shared/rules/user.ts'
import type { PhotoKind } from '#shared/constants/photos.ts'
import { type ListingRecord, uploadIdsOf } from '#functions/data/listing-record.ts'

/** A refusal about one file; `path` is the field that names it. */
export const unusable = (path: string): AppError =>
  new AppError('UPLOAD_UNUSABLE', { issues: [{ path, message: 'Please upload this file again' }] })

/**
 * An upload that its owner may use: finished, of the right kind and not in use, except by `usedBy` itself.
 * @throws AppError UPLOAD_UNUSABLE about `path` for any other, including absent ones and those of other users
 */
export const usableUpload = (
  upload: UploadRecord | undefined,
  ownerId: string,
  purpose: UploadRecord['purpose'],
  path: string,
  usedBy?: string,
): UploadRecord => {
  const isUsable =
    upload?.ownerId === ownerId &&
    upload.state === 'READY' &&
    upload.purpose === purpose &&
    (upload.attachedTo === null || upload.attachedTo === usedBy)
  if (!upload || !isUsable) throw unusable(path)
  return upload
}

type Move = {
  before: ReadonlySet<string>
  after: ReadonlySet<string>
  ownerId: string
  /** The id of what the files belong to. */
  usedBy: string
  /** Leaves the dropped files to their owner, unused since then. Without it they are condemned. */
  releasedAt?: Date | undefined
}

/** The writes that attach new files to their owner and condemn or release the dropped ones. Their conditions decide, not what was read. */
export const moveUploads = ({ before, after, ownerId, usedBy, releasedAt }: Move): Write[] => [
  ...[...after].filter((id) => !before.has(id)).map((id) => claimWrite(id, ownerId, usedBy)),
  ...[...before]
    .filter((id) => !after.has(id))
    .map((id) => (releasedAt ? releaseWrite(id, ownerId, usedBy, releasedAt) : discardWrite(id, usedBy))),
]

const live = { getUploads }

type StoredPhoto = ListingRecord['photos'][number]
type StoredVideo = NonNullable<ListingRecord['video']>
type Files = Pick<ListingRecord, 'photos' | 'video' | 'documents' | 'inspectionReport'>

/** The files a client names: addresses or bare ids; undefined leaves the stored ones. */
type Named = {
  images?: string[] | undefined
  video?: { video: string; poster: string } | null | undefined
  photoKinds?: { photo: string; kind: PhotoKind }[] | undefined
  verificationDocuments?:
    | Partial<Record<(typeof listingFiles)[number], string | null | undefined>>
    | undefined
}

const toId = (name: string | null | undefined): string | null => (name ? basename(name) : null)

/** The documents that a client names, and those that it leaves alone. */
const documentsAfter = ({ verificationDocuments: named = {} }: Named, { documents }: Files) => {
  const idOf = (slot: (typeof listingDocuments)[number]) =>
    named[slot] === undefined ? (documents[slot] ?? null) : toId(named[slot])
  const back = idOf('registrationCardBack')
  return {
    registrationCard: idOf('registrationCard'),
    ...(back !== null && { registrationCardBack: back }),
    idCard: idOf('idCard'),
  }
}

/** A photo with the kind that the client named for it, or none. */
const withKind = (photo: StoredPhoto, kinds: ReadonlyMap<string, PhotoKind>): StoredPhoto => {
  const { kind: _, ...rest } = photo
  const kind = kinds.get(photo.id)
  return kind ? { ...rest, kind } : rest
}

/**
 * The photos and documents of a listing after an edit, and the writes that attach them and condemn the dropped ones. Reading
 * here serves the error message; the writes' own conditions decide.
 * @throws AppError UPLOAD_UNUSABLE when one is absent, unfinished, of another kind, in use or another user's
 */
export const claimUploads = async (
  listingId: string,
  owner: Parameters<typeof hasToProve>[0] & { id: string },
  named: Named,
  current: Files,
  deps = live,
): Promise<{ files: Files; writes: Write[] }> => {
  const ownerId = owner.id
  const before = new Set(uploadIdsOf(current))
  const photoIds = named.images?.map((name) => basename(name)) ?? current.photos.map(({ id }) => id)
  const documents = documentsAfter(named, current)
  const namedReport = named.verificationDocuments?.inspectionReport
  const reportId = namedReport === undefined ? current.inspectionReport?.id : toId(namedReport)
  const byName = { ...documents, ...(reportId && { inspectionReport: reportId }) }
  const used = Object.values(byName).filter((name) => name !== null)
  for (const slot of ['inspectionReport', ...listingDocuments.toReversed()] as const) {
    const name = byName[slot]
    if (name && used.indexOf(name) !== used.lastIndexOf(name)) throw unusable(`verificationDocuments.${slot}`)
  }

  const videoIds = named.video && { id: basename(named.video.video), poster: basename(named.video.poster) }
  // A photo is the car's or the poster, since each has one use.
  if (videoIds && photoIds.includes(videoIds.poster)) throw unusable('video.poster')
  const kept = named.video === undefined ? current.video : undefined

  const wanted = uploadIdsOf({ photos: [], documents })
    .concat(photoIds, kept ? [kept.id, kept.poster.id] : [])
    .concat(videoIds ? [videoIds.id, videoIds.poster] : [], reportId ?? [])
  const fresh = wanted.filter((id) => !before.has(id))
  const found = new Map((await deps.getUploads(fresh)).map((upload) => [upload.id, upload]))

  const usable = (id: string, purpose: UploadRecord['purpose'], path: string): UploadRecord =>
    // The same edit, sent twice, may have attached it since `current` was read: the listing's version then says so.
    usableUpload(found.get(id), ownerId, purpose, path, listingId)
  const toPhoto = (id: string, path: string, known: readonly StoredPhoto[]): StoredPhoto => {
    const same = known.find((photo) => photo.id === id)
    if (same) return same
    const { picture } = usable(id, 'photo', path)
    if (!picture) throw unusable(path)
    const { hash: _, ...shown } = picture
    return { id, ...shown }
  }
  const photos = photoIds.map((id, index) => toPhoto(id, `images.${index}`, current.photos))
  const toVideo = ({ id, poster }: { id: string; poster: string }): StoredVideo => {
    const known = current.video?.id === id ? current.video : undefined
    const film = known ?? usable(id, 'video', 'video.video').film
    if (!film) throw unusable('video.video')
    return {
      ...film,
      id,
      poster: toPhoto(poster, 'video.poster', current.video ? [current.video.poster] : []),
    }
  }
  for (const [name, id] of Object.entries(byName)) {
    if (!id || before.has(id)) continue
    const path = `verificationDocuments.${name}`
    // Of who is verified nothing is kept that nothing asks for.
    if (name !== 'inspectionReport' && !hasToProve(owner)) throw unusable(path)
    const document = usable(id, 'document', path)
    // Buyers get the report as it was sent, and a page that is photographed at home says where that is.
    if (name === 'inspectionReport' && document.tellsPlace) throw unusable(path)
  }
  const toReport = (id: string) =>
    current.inspectionReport?.id === id
      ? current.inspectionReport
      : { id, uploadedAt: usable(id, 'document', 'verificationDocuments.inspectionReport').createdAt }

  const kinds =
    named.photoKinds && new Map(named.photoKinds.map(({ photo, kind }) => [basename(photo), kind]))
  return {
    files: {
      photos: kinds ? photos.map((photo) => withKind(photo, kinds)) : photos,
      documents,
      ...(namedReport !== undefined && { inspectionReport: reportId ? toReport(reportId) : null }),
      ...(named.video !== undefined && { video: videoIds ? toVideo(videoIds) : null }),
    },
    writes: moveUploads({ before, after: new Set(wanted), ownerId, usedBy: listingId }),
  }
}
