import * as z from 'zod/mini'
import { getItems, insertWrite, updateWrite, write, getItem } from '#functions/data/table.ts'
import { keys, partitions, timeSort } from '#functions/data/keys.ts'
import type { Write } from '#functions/data/transact.ts'
import { id } from '#shared/schemas/ids.ts'
import { instant } from '#shared/schemas/text.ts'
import { refusals, uploadStates, type Refusal } from '#shared/schemas/upload.ts'
import { countItems } from '#functions/data/queries.ts'

const picture = z.object({
  width: z.number(),
  height: z.number(),
  /** A tiny blurred WebP as a data URL. */
  placeholder: z.string(),
  /** 64 bits in hex: near hashes are the same photo, cropped or recompressed. Null when it shows too little to tell. */
  hash: z.nullable(z.string()),
})

/** An upload as the table keeps it. */
export const uploadRecord = z.object({
  id: z.string(),
  ownerId: id('user'),
  purpose: z.enum(['photo', 'document']),
  contentType: z.string(),
  contentLength: z.number(),
  state: z.enum(uploadStates),
  refusal: z.nullable(z.enum(refusals)),
  picture: z.nullable(picture),
  /** Photos of other sellers that look the same, most of them no longer used perhaps. */
  twins: z.optional(z.set(z.string())),
  /** SHA-256 of a document in hex: what proves which paper was checked once the paper itself is gone. */
  sha256: z.optional(z.nullable(z.string())),
  /** The one listing or application that uses it; null while loose. */
  attachedTo: z.nullable(z.string()),
  createdAt: instant,
})
export type UploadRecord = z.output<typeof uploadRecord>
export type Picture = z.output<typeof picture>

/** Where the sweep finds what nothing uses, by since when. */
export const loosePartition = 'LOOSE_UPLOADS'

const looseKeys = (upload: Pick<UploadRecord, 'id' | 'ownerId' | 'createdAt'>) => ({
  ownerPk: partitions.looseUploads(upload.ownerId),
  ownerSk: timeSort(upload.createdAt, upload.id),
  statusPk: loosePartition,
  statusSk: timeSort(upload.createdAt, upload.id),
})

/** A write, for a transaction, that notes that an address was handed out. */
export const newUploadWrite = (upload: UploadRecord): Write =>
  insertWrite({ ...keys.upload(upload.id), ...upload, ...looseKeys(upload) })

/** The upload, or undefined. Strongly consistent: its owner asks while the job writes. */
export const getUploadById = async (uploadId: string): Promise<UploadRecord | undefined> =>
  getItem(keys.upload(uploadId), uploadRecord)

/** The uploads of these ids that exist, in no order. */
export const getUploads = (ids: readonly string[]): Promise<UploadRecord[]> =>
  getItems(
    ids.map((uploadId) => keys.upload(uploadId)),
    uploadRecord,
  )

/**
 * How many uploads of a user were issued or let go since then and are used by nothing, counted up to `atMost`. What was
 * refused does not count.
 */
export const countLooseUploads = (ownerId: string, since: Date, atMost: number): Promise<number> =>
  countItems({
    index: 'byOwner',
    partition: partitions.looseUploads(ownerId),
    after: since.toISOString(),
    limit: atMost,
  })

/**
 * Notes what the job has made of a photo before it is judged: whatever is kept elsewhere by its hash is then found and
 * removed with the upload, even when the job ends half-way.
 * @returns false when the upload is unknown or was already judged.
 */
export const keepPicture = async (uploadId: string, made: Picture): Promise<boolean> =>
  write(
    updateWrite(keys.upload(uploadId), {
      set: { picture: made },
      if: '#state = :issued',
      values: { issued: 'ISSUED' },
    }),
  )

type Verdict =
  | { state: 'READY'; picture: Picture }
  | { state: 'READY'; picture: null; sha256: string }
  | { state: 'REFUSED'; refusal: Refusal }

/**
 * Records the job's verdict. Events come more than once: only the first verdict counts.
 * @returns false when the upload is unknown or was already judged.
 */
export const judgeUpload = (uploadId: string, verdict: Verdict): Promise<boolean> =>
  write(
    updateWrite(keys.upload(uploadId), {
      set: {
        state: verdict.state,
        refusal: verdict.state === 'REFUSED' ? verdict.refusal : null,
        picture: verdict.state === 'READY' ? verdict.picture : null,
        sha256: 'sha256' in verdict ? verdict.sha256 : null,
      },
      // The sweep still finds it; its owner may try another file at once.
      ...(verdict.state === 'REFUSED' && { remove: ['ownerPk', 'ownerSk'] }),
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

/** A write that sets an upload loose again; the sweep removes it when nothing claims it. */
export const releaseWrite = (uploadId: string, ownerId: string, at: Date): Write =>
  updateWrite(keys.upload(uploadId), {
    set: { attachedTo: null, ...looseKeys({ id: uploadId, ownerId, createdAt: at.toISOString() }) },
    if: 'attribute_exists(pk)',
    refuse: 'EDIT_CONFLICT',
  })
