import { limits } from '#shared/constants/limits.ts'
import { documentContentTypes, photoContentTypes } from '#shared/constants/photos.ts'
import { inspectFile, type FileKind } from './inspect-file.ts'
import type { Upload } from './queue.ts'
import type { UploadProblem } from './upload-error.ts'

/** Narrows a file's type to those that a contract takes. */
export const isPhotoType = (type: string | undefined): type is (typeof photoContentTypes)[number] =>
  (photoContentTypes as readonly (string | undefined)[]).includes(type)

export const isDocumentType = (type: string | undefined): type is (typeof documentContentTypes)[number] =>
  (documentContentTypes as readonly (string | undefined)[]).includes(type)

/** A file that can be sent, with the type that its bytes say; or the problem with it. */
export type Checked = { file: Blob; fingerprint: string; problem?: never } | { problem: UploadProblem }

type Deps = { canDecode: (file: Blob) => Promise<boolean> }
const live: Deps = {
  canDecode: async (file) => {
    try {
      const bitmap = await createImageBitmap(file)
      bitmap.close()
      return true
    } catch {
      return false
    }
  },
}

// A phone's 108 megapixels take 430 MB to decode, which it has; a flat PNG may claim any number.
const decodablePixels = 120_000_000

/** Checks a photo that was just picked, by its bytes. Their number is checked after it was made smaller. */
export const checkPhoto = (file: Blob, deps = live): Promise<Checked> =>
  check(file, { isAccepted: isPhotoType, otherwise: 'PHOTO_TYPE', maxPixels: decodablePixels }, deps)

/** Checks a document that was just picked. */
export const checkDocument = async (file: Blob, deps = live): Promise<Checked> =>
  file.size > limits.documentBytes
    ? { problem: 'DOCUMENT_SIZE' }
    : check(file, { isAccepted: isDocumentType, otherwise: 'DOCUMENT_TYPE', maxPixels: Infinity }, deps)

const problemOfKind: Partial<Record<FileKind, UploadProblem>> = {
  'image/heic': 'HEIC',
  'image/avif': 'AVIF',
  'image/gif': 'GIF',
  'image/svg+xml': 'SVG',
  'application/pdf': 'PDF',
}

type Rules = {
  isAccepted: (kind: FileKind | undefined) => boolean
  /** The problem of a kind that has none of its own. */
  otherwise: UploadProblem
  maxPixels: number
}

const check = async (
  file: Blob,
  { isAccepted, otherwise, maxPixels }: Rules,
  deps: Deps,
): Promise<Checked> => {
  if (file.size === 0) return { problem: 'EMPTY' }
  // Some phones hand over files of an album in the cloud that cannot be had just now.
  const seen = await inspectFile(file).catch(() => undefined)
  if (!seen) return { problem: 'UNREADABLE' }
  const { kind, pixels, fingerprint } = seen
  if (pixels && pixels.width * pixels.height > maxPixels) return { problem: 'TOO_MANY_PIXELS' }
  const typed = file.slice(0, file.size, kind)
  // No contract takes these, but some browsers can decode them: a JPEG made of it is sent.
  const isForeign = kind === 'image/heic' || kind === 'image/avif'
  if (isAccepted(kind) || (isForeign && (await deps.canDecode(typed)))) return { file: typed, fingerprint }
  return { problem: (kind && problemOfKind[kind]) ?? otherwise }
}

type Choice = {
  chosen: { name: string; file: Blob; fingerprint: string }[]
  refused: { name: string; problem: UploadProblem }[]
  /** How many were not even checked, for want of room. */
  tooMany: number
}

/**
 * Which of the picked files join the photos that are there (`most` in all): in their order, each once. One that cannot be
 * used costs no other its place.
 */
export const choosePhotos = async (
  files: readonly File[],
  present: readonly Upload[],
  most: number,
  checkFile: (file: File) => Promise<Checked> = checkPhoto,
): Promise<Choice> => {
  const known = new Set(present.map(({ fingerprint }) => fingerprint))
  const choice: Choice = { chosen: [], refused: [], tooMany: 0 }
  for (const [index, file] of files.entries()) {
    if (present.length + choice.chosen.length >= most) return { ...choice, tooMany: files.length - index }
    const { name } = file
    const checked = await checkFile(file)
    if (checked.problem) choice.refused.push({ name, problem: checked.problem })
    else if (known.has(checked.fingerprint)) choice.refused.push({ name, problem: 'TWICE' })
    else {
      known.add(checked.fingerprint)
      choice.chosen.push({ name, file: checked.file, fingerprint: checked.fingerprint })
    }
  }
  return choice
}
