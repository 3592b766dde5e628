import type { Language } from '#shared/constants/market.ts'
import { documentTypes, documentTypeLabels, type DocumentType } from '#shared/reference/application-fields.ts'
import type { SubmissionDocument } from '#shared/schemas/verification.ts'
import { storedUpload, type Upload } from '#web/entities/upload/queue.ts'
import { joinNames } from '#web/i18n/join-names.ts'

/** The slot of one document: its key among the uploads, and its kind. */
export type DocumentSlot = {
  key: string
  type: DocumentType
  /** From 1, among those of its kind. */ number: number
}

/** One document that has arrived. */
export type Arrived = { key: string; name: string; url: string }

// The contract takes twenty documents: one of each kind, and as many others as are left.
const othersAtMost = 15

const keyOf = (type: DocumentType, number: number) => (number === 1 ? type : `${type} ${number}`)

/** The kind of the document with this key. */
export const typeOf = (key: string): DocumentType | undefined =>
  documentTypes.find((type) => type === key.split(' ')[0])

/** A slot for each kind; for others one more than there are, so that there is always where to put the next. */
export const slotsFor = (keys: readonly string[]): DocumentSlot[] =>
  documentTypes.flatMap((type): DocumentSlot[] => {
    if (type !== 'OTHER') return [{ key: type, type, number: 1 }]
    const numbers = Array.from({ length: othersAtMost }, (_, index) => index + 1)
    const taken = numbers.filter((number) => keys.includes(keyOf(type, number)))
    const next = numbers.find((number) => !taken.includes(number))
    return [...taken, ...(next ? [next] : [])].map((number) => ({ key: keyOf(type, number), type, number }))
  })

/** The documents of a stored application, each in its slot. */
export const arrivedOf = (documents: readonly SubmissionDocument[]): Arrived[] =>
  documents.map(({ documentType, documentName, documentUrl }, index) => {
    const before = documents.slice(0, index).filter((other) => other.documentType === documentType).length
    return { key: keyOf(documentType, before + 1), name: documentName, url: documentUrl }
  })

/** Stored documents in the queue of uploads. They show to admins only, so there is no picture of them. */
export const uploadsOf = (arrived: readonly Arrived[]): Upload[] =>
  arrived.map(({ key, name, url }) => storedUpload(key, url, name, null))

/** The documents of the queue that have arrived. */
export const arrivedIn = (uploads: readonly Upload[]): Arrived[] =>
  uploads.flatMap(({ key, name, state }) => (state.phase === 'ready' ? [{ key, name, url: state.url }] : []))

// The contract takes 120 characters; the end of a long name says what kind of file it is.
const shortName = (name: string): string =>
  name.length <= 120 ? name : `${name.slice(0, 100)}…${name.slice(-15)}`

/** The documents in the format of the request, in the order of the form. */
export const documentsBody = (arrived: readonly Arrived[]): SubmissionDocument[] =>
  documentTypes.flatMap((documentType) =>
    arrived
      .filter(({ key }) => typeOf(key) === documentType)
      .map(({ name, url }) => ({ documentType, documentName: shortName(name), documentUrl: url })),
  )

/** Documents by name, as a list in a sentence. */
export const documentNames = (types: readonly DocumentType[], language: Language): string =>
  joinNames(
    types.map((type) => documentTypeLabels[type][language]),
    language,
  )
