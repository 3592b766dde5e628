import { limits } from '#shared/constants/limits.ts'
import { documentContentTypes, photoContentTypes } from '#shared/constants/photos.ts'
import type { FileKind } from './file-kind.ts'
import { lookAtFile, type Look } from './look-at-file.ts'
import type { UploadProblem } from './upload-error.ts'

/** Narrows a file's type to those that a contract takes. */
export const isPhotoType = (type: string | undefined): type is (typeof photoContentTypes)[number] =>
  (photoContentTypes as readonly (string | undefined)[]).includes(type)

export const isDocumentType = (type: string | undefined): type is (typeof documentContentTypes)[number] =>
  (documentContentTypes as readonly (string | undefined)[]).includes(type)

/** A file that can go on its way, with the type that its bytes say; or what is wrong with it. */
export type Checked = { file: Blob; fingerprint: string; problem?: never } | { problem: UploadProblem }

// A telephone's 108 megapixels take 430 MB to decode, which it has; a flat PNG may claim any number.
const decodablePixels = 120_000_000

const ownProblem: Partial<Record<FileKind, UploadProblem>> = {
  'image/heic': 'HEIC',
  'image/avif': 'AVIF',
  'image/gif': 'GIF',
  'image/svg+xml': 'SVG',
  'application/pdf': 'PDF',
}

const canDecode = async (file: Blob): Promise<boolean> => {
  try {
    const bitmap = await createImageBitmap(file)
    bitmap.close()
    return true
  } catch {
    return false
  }
}

type Deps = { canDecode: typeof canDecode }
const live: Deps = { canDecode }

/** True for what some browsers can decode though no contract takes it: it is sent as a JPEG made of it. */
const isForeign = (kind: FileKind | undefined) => kind === 'image/heic' || kind === 'image/avif'

const look = async (file: Blob): Promise<Look | UploadProblem> => {
  if (file.size === 0) return 'EMPTY'
  // Some telephones hand over files of an album in the cloud that cannot be had just now.
  return lookAtFile(file).catch(() => 'UNREADABLE' as const)
}

const accepted = (file: Blob, { kind, fingerprint }: Look): Checked => ({
  file: file.slice(0, file.size, kind),
  fingerprint,
})

/** Looks at a photo that was just picked, by its bytes. How many of them it has is judged after it was made smaller. */
export const checkPhoto = async (file: Blob, deps = live): Promise<Checked> => {
  const seen = await look(file)
  if (typeof seen === 'string') return { problem: seen }
  const { kind, pixels } = seen
  if (pixels && pixels.width * pixels.height > decodablePixels) return { problem: 'TOO_MANY_PIXELS' }
  if (isPhotoType(kind)) return accepted(file, seen)
  if (isForeign(kind) && (await deps.canDecode(file.slice(0, file.size, kind)))) return accepted(file, seen)
  return { problem: (kind && ownProblem[kind]) ?? 'PHOTO_TYPE' }
}

/** Looks at a document that was just picked. */
export const checkDocument = async (file: Blob, deps = live): Promise<Checked> => {
  if (file.size > limits.documentBytes) return { problem: 'DOCUMENT_SIZE' }
  const seen = await look(file)
  if (typeof seen === 'string') return { problem: seen }
  const { kind } = seen
  if (isDocumentType(kind)) return accepted(file, seen)
  if (isForeign(kind) && (await deps.canDecode(file.slice(0, file.size, kind)))) return accepted(file, seen)
  return { problem: (kind && ownProblem[kind]) ?? 'DOCUMENT_TYPE' }
}
