import * as z from 'zod/mini'
import { documentContentTypes, photoContentTypes, photoKinds } from '#shared/constants/photos.ts'
import { servedVideoTypes, videoContentTypes } from '#shared/constants/videos.ts'
import { id } from './ids.ts'
import { limits } from '#shared/constants/limits.ts'
import { whole } from './text.ts'

/** A photo as a client names it: the address it was given, or the bare id. */
export const photoName = z
  .string()
  .check(z.maxLength(100), z.regex(/^(?:\/api\/listing-images\/)?upl_[0-9A-Z]{26}$/))
export const videoName = z
  .string()
  .check(z.maxLength(100), z.regex(/^(?:\/api\/listing-videos\/)?vid_[0-9A-Z]{26}$/))
export const documentName = z
  .string()
  .check(z.maxLength(100), z.regex(/^(?:\/api\/verification-documents\/)?doc_[0-9A-Z]{26}$/))

/** A finished photo: its address (`?w=` picks a width), its size in pixels, and a tiny blurred picture as a data URL. */
export const photo = z.object({
  id: id('upload'),
  imageUrl: z.string(),
  isMain: z.boolean(),
  width: z.number(),
  height: z.number(),
  placeholder: z.string(),
  /** It is stored as a thumbnail too, which older photos are not (`storedWidths`). */
  hasThumbnail: z.optional(z.boolean()),
  /** What it shows, where the seller said so. */
  kind: z.optional(z.enum(photoKinds)),
})
export type Photo = z.output<typeof photo>

/** A car's video, and the picture that stands for it until it is played. */
export const video = z.object({
  id: id('video'),
  videoUrl: z.string(),
  contentType: z.enum(servedVideoTypes),
  seconds: z.number(),
  width: z.number(),
  height: z.number(),
  poster: photo,
})
export type Video = z.output<typeof video>

/** ISSUED: the address was handed out. READY: arrived and passed every check. REFUSED: arrived and did not. */
export const uploadStates = ['ISSUED', 'READY', 'REFUSED'] as const

/** Why a file was refused; the web has a sentence for each. */
export const refusals = [
  'NOT_AN_IMAGE',
  'NOT_A_DOCUMENT',
  'TOO_MANY_PIXELS',
  'DAMAGED',
  'WRONG_SIZE',
  'ENCRYPTED',
  'ACTIVE_CONTENT',
  'UNSAFE',
  'UNCHECKED',
] as const
export type Refusal = (typeof refusals)[number]

/** Why a video was refused, where the sentence of the `refusal` beside it would not fit; clients of before know that one alone. */
export const videoRefusals = ['NOT_A_VIDEO', 'TOO_LONG', 'TOO_WIDE', 'WRONG_CODEC'] as const
export type VideoRefusal = (typeof videoRefusals)[number]

export const photoUploadRequest = z.strictObject({
  contentType: z.enum(photoContentTypes, { error: 'Please choose a JPEG, PNG or WebP image' }),
  contentLength: whole(1, limits.photoBytes),
})

export const videoUploadRequest = z.strictObject({
  contentType: z.enum(videoContentTypes, { error: 'Please choose an MP4, MOV or WebM video' }),
  contentLength: whole(1, limits.video.bytes),
})

export const documentUploadRequest = z.strictObject({
  contentType: z.enum(documentContentTypes, { error: 'Please select an image or PDF file' }),
  contentLength: whole(1, limits.documentBytes),
})

/** A signed PUT: send the file to `uploadURL` with exactly these `headers`; `url` names it in a listing afterwards. */
export const uploadTicket = z.object({
  uploadURL: z.string(),
  id: z.string(),
  url: z.string(),
  headers: z.record(z.string(), z.string()),
})
export type UploadTicket = z.output<typeof uploadTicket>

/** The progress of an upload. */
export const uploadProgress = z.object({
  id: z.string(),
  url: z.string(),
  state: z.enum(uploadStates),
  refusal: z.nullable(z.enum(refusals)),
  videoRefusal: z.optional(z.enum(videoRefusals)),
})

/** A private document for a person who may open it: its own address in the storage, good for a minute. */
export const privateFile = z.object({ url: z.string(), contentType: z.string(), expiresAt: z.string() })

/** The address of a private document, which answers admins only. */
export const documentUrl = (documentId: string): string => `/api/verification-documents/${documentId}`

/** An uploaded picture by its address or id; null is none. */
export const pictureName = z.nullable(
  z.string().check(z.maxLength(100), z.regex(/^(?:\/api\/listing-images\/)?upl_[0-9A-Z]{26}$/)),
)
