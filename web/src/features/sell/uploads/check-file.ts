import { limits } from '#shared/constants/limits.ts'
import { documentContentTypes, photoContentTypes } from '#shared/constants/photos.ts'
import type { UploadProblem } from './upload-error.ts'

type FileFacts = Pick<File, 'type' | 'size'>

/** Narrows a file's type to those that a contract takes. */
export const isPhotoType = (type: string): type is (typeof photoContentTypes)[number] =>
  (photoContentTypes as readonly string[]).includes(type)

export const isDocumentType = (type: string): type is (typeof documentContentTypes)[number] =>
  (documentContentTypes as readonly string[]).includes(type)

/** What is wrong with a photo that was just picked. Its size is judged after shrinking. */
export const problemOfPhoto = ({ type, size }: FileFacts): UploadProblem | undefined => {
  if (!isPhotoType(type)) return 'PHOTO_TYPE'
  return size === 0 ? 'DAMAGED' : undefined
}

/** What is wrong with a document that was just picked. */
export const problemOfDocument = ({ type, size }: FileFacts): UploadProblem | undefined => {
  if (size > limits.documentBytes) return 'DOCUMENT_SIZE'
  if (!isDocumentType(type)) return 'DOCUMENT_TYPE'
  return size === 0 ? 'DAMAGED' : undefined
}
