import * as z from 'zod/mini'
import { getItem, getItems, insertWrite, updateWrite, write } from './table.ts'
import { keys, partitions, timeSort } from './keys.ts'
import { ConditionsFailed, transact, type Write } from './transact.ts'
import { id, isIdOf } from '#shared/schemas/ids.ts'
import { instant } from '#shared/schemas/text.ts'
import {
  type Refusal,
  refusals,
  uploadStates,
  type VideoRefusal,
  videoRefusals,
} from '#shared/schemas/upload.ts'
import { servedVideoTypes } from '#shared/constants/videos.ts'
import { countItems, queryItems } from './queries.ts'
import { AppError } from '#functions/core/app-error.ts'
import { limits } from '#shared/constants/limits.ts'
import { retry } from '#functions/core/time.ts'

const picture = z.object({
  width: z.number(),
  height: z.number(),
  /** A tiny blurred WebP as a data URL. */
  placeholder: z.string(),
  /** 64 bits in hex: near hashes are the same photo, cropped or recompressed. Null when the picture shows too little. */
  hash: z.nullable(z.string()),
  /** Absent in photos of before there were thumbnails. */
  hasThumbnail: z.optional(z.boolean()),
})

const film = z.object({
  contentType: z.enum(servedVideoTypes),
  seconds: z.number(),
  width: z.number(),
  height: z.number(),
})

const storedUpload = z.object({
  id: z.string(),
  ownerId: id('user'),
  purpose: z.enum(['photo', 'document']),
  contentType: z.string(),
  contentLength: z.number(),
  state: z.enum(uploadStates),
  refusal: z.nullable(z.enum(refusals)),
  videoRefusal: z.optional(z.enum(videoRefusals)),
  picture: z.nullable(picture),
  /** What the job found out about a video. */
  film: z.optional(film),
  /** Photos of other sellers that look the same, most of them no longer used perhaps. */
  twins: z.optional(z.set(z.string())),
  /** SHA-256 of a document in hex: the proof of which document was checked, once the document itself is deleted. */
  sha256: z.optional(z.nullable(z.string())),
  /** Set for a document that is a picture and says where it was taken. */
  tellsPlace: z.optional(z.boolean()),
  /** The one listing or application that uses it; null while loose. */
  attachedTo: z.nullable(z.string()),
  createdAt: instant,
})

/** What a file is for. */
export type UploadPurpose = 'photo' | 'document' | 'video'

/**
 * An upload as the table keeps it. A video is stored as a photo, which the release before can read and erase; its id says that it is
 * none.
 */
export const uploadRecord = z.pipe(
  storedUpload,
  z.transform(({ purpose, ...rest }: z.output<typeof storedUpload>) => ({
    ...rest,
    purpose: isIdOf('video', rest.id) ? 'video' : (purpose as UploadPurpose),
  })),
)
export type UploadRecord = Omit<z.output<typeof storedUpload>, 'purpose'> & { purpose: UploadPurpose }
export type Picture = z.output<typeof picture>
export type Film = z.output<typeof film>

/** The index partition of unused uploads, sorted by since when, which the sweep reads. */
export const loosePartition = 'LOOSE_UPLOADS'

/** Where an unused upload is listed, as its owner's and by since when it is unused. */
export const looseKeys = (upload: Pick<UploadRecord, 'id' | 'ownerId' | 'createdAt'>) => ({
  ownerPk: partitions.looseUploads(upload.ownerId),
  ownerSk: timeSort(upload.createdAt, upload.id),
  statusPk: loosePartition,
  statusSk: timeSort(upload.createdAt, upload.id),
})

/** A write, for a transaction, that notes that an address was handed out. */
export const newUploadWrite = (upload: UploadRecord): Write =>
  insertWrite({
    ...keys.upload(upload.id),
    ...upload,
    purpose: upload.purpose === 'video' ? 'photo' : upload.purpose,
    ...looseKeys(upload),
  })

/** The upload, or undefined. Strongly consistent: its owner asks while the job writes. */
export const getUploadById = async (uploadId: string): Promise<UploadRecord | undefined> =>
  getItem(keys.upload(uploadId), uploadRecord)

/** The uploads of these ids that exist, in no order. */
export const getUploads = (ids: readonly string[]): Promise<UploadRecord[]> =>
  getItems(
    ids.map((uploadId) => keys.upload(uploadId)),
    uploadRecord,
  )

/** Every unused upload of a user, those that were refused included. */
export const listLooseUploads = (ownerId: string): Promise<UploadRecord[]> =>
  queryItems({ index: 'byOwner', partition: partitions.looseUploads(ownerId) }, uploadRecord)

/** Counts a user's unused uploads that were issued since then, up to `atMost`. Refused ones do not count. */
export const countLooseUploads = (ownerId: string, since: Date, atMost: number): Promise<number> =>
  countItems({
    index: 'byOwner',
    partition: partitions.looseUploads(ownerId),
    after: since.toISOString(),
    limit: atMost,
  })

/**
 * Stores what the job has made of a photo before the decision about it: files that are named by its hash are then found and
 * removed with the upload, even when the job ends half-way.
 * @returns false when the upload is unknown or was already decided about
 */
export const keepPicture = async (uploadId: string, made: Picture): Promise<boolean> =>
  write(
    updateWrite(keys.upload(uploadId), {
      set: { picture: made },
      if: '#state = :issued',
      values: { issued: 'ISSUED' },
    }),
  )

/** Where a refused upload is among its owner's: the deletion of an account finds it, and its owner may try another file at once. */
const uncounted = (uploadId: string) => ({ ownerSk: timeSort(new Date(0).toISOString(), uploadId) })

type Verdict =
  | ({ state: 'READY'; sha256?: string } & Pick<UploadRecord, 'picture' | 'film' | 'tellsPlace'>)
  | { state: 'REFUSED'; refusal: Refusal; videoRefusal?: VideoRefusal | undefined }

/**
 * Stores the job's outcome. Events can be repeated: only the first outcome counts.
 * @returns false when the upload is unknown or already has one.
 */
export const judgeUpload = (uploadId: string, verdict: Verdict): Promise<boolean> =>
  write(
    updateWrite(keys.upload(uploadId), {
      set: {
        state: verdict.state,
        refusal: verdict.state === 'REFUSED' ? verdict.refusal : null,
        picture: verdict.state === 'READY' ? verdict.picture : null,
        sha256: ('sha256' in verdict && verdict.sha256) || null,
        ...('film' in verdict && { film: verdict.film }),
        ...('tellsPlace' in verdict && { tellsPlace: verdict.tellsPlace }),
        ...('videoRefusal' in verdict && verdict.videoRefusal && { videoRefusal: verdict.videoRefusal }),
        ...(verdict.state === 'REFUSED' && uncounted(uploadId)),
      },
      if: '#state = :issued',
      values: { issued: 'ISSUED' },
    }),
  )

/** A write that gives a loose, finished upload of this owner to a listing; its condition fails for any other upload. */
export const claimWrite = (uploadId: string, ownerId: string, usedBy: string): Write =>
  updateWrite(keys.upload(uploadId), {
    set: { attachedTo: usedBy },
    remove: ['ownerPk', 'ownerSk', 'statusPk', 'statusSk'],
    if: 'ownerId = :owner AND #state = :ready AND (attachedTo = :nobody OR attachedTo = :usedBy)',
    values: { owner: ownerId, ready: 'READY', nobody: null, usedBy },
    refuse: 'UPLOAD_UNUSABLE',
  })

// Abandoned uploads are swept after a day, but must not block a seller for so long.
const looseSeconds = 3600

// A user's newest uploads by id, never more than may be loose. Some of them have been used since and are only taken out when
// their places are needed, so that using a file costs nothing more.
const placeWrite = ({ id, ownerId }: UploadRecord): Write =>
  updateWrite(keys.issued(ownerId), {
    add: { ids: new Set([id]) },
    if: 'attribute_not_exists(ids) OR size(ids) < :most',
    values: { most: limits.looseUploads },
    // Only after many tries.
    refuse: 'TOO_MANY_UPLOADS',
  })

const issuedItem = z.object({ ids: z._default(z.set(z.string()), new Set<string>()) })

/**
 * Frees the places of uploads that are used, refused, deleted or old.
 * @returns false when there was none
 */
const freePlaces = async (ownerId: string, since: string): Promise<boolean> => {
  const key = keys.issued(ownerId)
  const { ids } = (await getItem(key, issuedItem)) ?? issuedItem.parse({})
  if (ids.size < limits.looseUploads) return true
  const loose = (await getUploads([...ids])).filter(
    ({ attachedTo, state, createdAt }) => attachedTo === null && state !== 'REFUSED' && createdAt >= since,
  )
  for (const { id } of loose) ids.delete(id)
  if (ids.size === 0) return false
  await write(updateWrite(key, { take: { ids } }))
  return true
}

/**
 * Stores a new upload, unless its owner has the maximum of unused ones that were issued within the last hour.
 * However many are asked for at once, no more are issued.
 * @throws AppError TOO_MANY_UPLOADS; nothing is written then
 */
export const insertUpload = async (upload: UploadRecord): Promise<void> => {
  const since = new Date(Date.parse(upload.createdAt) - looseSeconds * 1000)
  const full = () => new AppError('TOO_MANY_UPLOADS', { retryAfterSeconds: looseSeconds })
  const loose = await countLooseUploads(upload.ownerId, since, limits.looseUploads)
  if (loose >= limits.looseUploads) throw full()
  const isPlaceless = (error: unknown): boolean =>
    error instanceof ConditionsFailed && error.failed[1] === true
  await retry(
    async () => {
      try {
        await transact([newUploadWrite(upload), placeWrite(upload)])
      } catch (error) {
        if (isPlaceless(error) && !(await freePlaces(upload.ownerId, since.toISOString()))) throw full()
        throw error
      }
    },
    { tries: 5, when: isPlaceless },
  )
}

/**
 * Refuses an upload in any state, even one that is in use: nobody is given its file again. A later acceptance finds it refused,
 * so the order in which both arrive makes no difference.
 * @returns false when it is unknown or was refused already: the first reason stays
 */
export const refuseUpload = async (uploadId: string, refusal: Refusal): Promise<boolean> => {
  const refuse = (use: string, place: Partial<ReturnType<typeof uncounted>>) =>
    write(
      updateWrite(keys.upload(uploadId), {
        set: { state: 'REFUSED', refusal, ...place },
        if: `attribute_exists(pk) AND ${use} AND #state <> :refused`,
        values: { refused: 'REFUSED', nobody: null },
      }),
    )
  // One that is in use is not among its owner's loose ones.
  return (await refuse('attachedTo = :nobody', uncounted(uploadId))) || refuse('attachedTo <> :nobody', {})
}
