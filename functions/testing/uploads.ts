import { readFileSync } from 'node:fs'
import { HeadObjectCommand } from '@aws-sdk/client-s3'
import sharp, { type Sharp } from 'sharp'
import { s3 } from '#functions/adapters/s3-client.ts'
import { rawObject } from '#functions/adapters/upload-storage.ts'
import type { UploadPurpose } from '#functions/data/uploads.ts'
import { apiOk } from '#functions/testing/api.ts'
import { askUntil } from '#functions/testing/ask-until.ts'
import type { UploadTicket } from '#shared/schemas/upload.ts'

export type File = { contentType: string; bytes: Uint8Array<ArrayBuffer> }

/** An upload after its job has checked it. */
export type Judged = {
  id: string
  url: string
  state: 'READY' | 'REFUSED'
  refusal: string | null
  videoRefusal?: string
}

/** A real JPEG of one colour; small, so that the photo job takes a moment only. */
export const jpeg = async (color = '#7a1f2b', width = 160, height = 120): Promise<File> => {
  const bytes = await sharp({ create: { width, height, channels: 3, background: color } })
    .jpeg()
    .toBuffer()
  return { contentType: 'image/jpeg', bytes: new Uint8Array(bytes) }
}

/** Pixels of a random picture with light and dark areas, one per seed, so that its hash differs from others as photos do. */
export const drawScene = (seed: number, width = 640, height = 480): Sharp => {
  let state = seed
  const places = Uint8Array.from({ length: 12 * 9 * 3 }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state >>> 24
  })
  return sharp(places, { raw: { width: 12, height: 9, channels: 3 } }).resize(width, height, { fit: 'fill' })
}

/** The picture of `drawScene` as a JPEG file. */
export const scene = async (seed: number, width?: number, height?: number): Promise<File> => ({
  contentType: 'image/jpeg',
  bytes: new Uint8Array(await drawScene(seed, width, height).jpeg().toBuffer()),
})

/** The smallest file that a reader accepts as a PDF. */
export const pdf = (): File => ({
  contentType: 'application/pdf',
  bytes: new TextEncoder().encode(
    '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
  ),
})

/** Whether the raw file of an upload is stored. */
export const isStored = async (purpose: UploadPurpose, id: string): Promise<boolean> => {
  try {
    await s3().send(new HeadObjectCommand(rawObject(purpose, id)))
    return true
  } catch (error) {
    if (error instanceof Error && error.name === 'NotFound') return false
    throw error
  }
}

const untilJudged = async (token: string, id: string): Promise<Judged> => {
  const { body } = await askUntil(
    () => apiOk('GET', `/api/uploads/${id}`, { token }),
    (answer) => answer.body.state !== 'ISSUED',
  )
  if (body.state === 'ISSUED')
    throw new Error(`The upload ${id} was not judged; is the jobs process running?`)
  return body
}

/** Requests an upload URL and sends the file there like a browser. @returns the ticket */
export const sendFile = async (
  token: string,
  route: string,
  { contentType, bytes }: File,
): Promise<UploadTicket> => {
  const { body } = await apiOk('POST', route, { token, body: { contentType, contentLength: bytes.length } })
  const ticket = body as UploadTicket
  const stored = await fetch(ticket.uploadURL, { method: 'PUT', headers: ticket.headers, body: bytes })
  if (!stored.ok) throw new Error(`The storage refused the file: ${stored.status} ${await stored.text()}`)
  return ticket
}

/** Uploads a photo and waits for the result of the photo job. */
export const uploadPhoto = async (token: string, file?: File): Promise<Judged> => {
  const ticket = await sendFile(token, '/api/listing-images/upload-url', file ?? (await jpeg()))
  return untilJudged(token, ticket.id)
}

/** One of the short videos of `functions/testing/videos`. */
export const videoFile = (name: string): File => ({
  contentType:
    { mp4: 'video/mp4', mov: 'video/quicktime', webm: 'video/webm' }[name.split('.')[1] ?? ''] ?? '',
  bytes: new Uint8Array(readFileSync(new URL(`videos/${name}`, import.meta.url))),
})

/** Uploads a video and waits for the result of its job. */
export const uploadVideo = async (token: string, file = videoFile('car.mp4')): Promise<Judged> => {
  const ticket = await sendFile(token, '/api/listing-videos/upload-url', file)
  return untilJudged(token, ticket.id)
}

/** Uploads a private document and waits for the result of its job. */
export const uploadDocument = async (token: string, file: File = pdf()): Promise<Judged> => {
  const ticket = await sendFile(token, '/api/objects/upload', file)
  return untilJudged(token, ticket.id)
}
