import type { Language } from '#shared/constants/languages.ts'
import { documentTypes, documentTypeWords, type DocumentType } from '#shared/reference/document-types.ts'
import type { SubmissionDocument } from '#shared/schemas/verification.ts'
import type { Upload } from '#web/entities/upload/queue.ts'
import { joinNames } from '#web/i18n/join-names.ts'

/** The place of one paper: its key among the uploads, and its kind. */
export type Place = {
  key: string
  type: DocumentType
  /** From 1, among those of its kind. */ number: number
}

/** One paper that has arrived. */
export type Arrived = { key: string; name: string; url: string }

// The contract takes twenty papers: one of each kind, and as many others as are left.
const othersAtMost = 15

const keyOf = (type: DocumentType, number: number) => (number === 1 ? type : `${type} ${number}`)

/** The kind of the paper with this key. */
export const typeOf = (key: string): DocumentType | undefined =>
  documentTypes.find((type) => type === key.split(' ')[0])

/** A place for each kind; for others one more than there are, so that there is always where to put the next. */
export const placesFor = (keys: readonly string[]): Place[] =>
  documentTypes.flatMap((type): Place[] => {
    if (type !== 'OTHER') return [{ key: type, type, number: 1 }]
    const numbers = Array.from({ length: othersAtMost }, (_, index) => index + 1)
    const taken = numbers.filter((number) => keys.includes(keyOf(type, number)))
    const next = numbers.find((number) => !taken.includes(number))
    return [...taken, ...(next ? [next] : [])].map((number) => ({ key: keyOf(type, number), type, number }))
  })

/** The papers of a stored application, each in its place. */
export const arrivedOf = (documents: readonly SubmissionDocument[]): Arrived[] =>
  documents.map(({ documentType, documentName, documentUrl }, index) => {
    const before = documents.slice(0, index).filter((other) => other.documentType === documentType).length
    return { key: keyOf(documentType, before + 1), name: documentName, url: documentUrl }
  })

/** As they stand in the queue of uploads. They show to admins only, so there is no picture of them. */
export const uploadsOf = (arrived: readonly Arrived[]): Upload[] =>
  arrived.map(({ key, name, url }) => ({ key, name, preview: null, state: { phase: 'ready', url } }))

/** Those of the queue that have arrived. */
export const arrivedIn = (uploads: readonly Upload[]): Arrived[] =>
  uploads.flatMap(({ key, name, state }) => (state.phase === 'ready' ? [{ key, name, url: state.url }] : []))

// As long as the contract takes it; the end of a long name says what kind of file it is.
const shortName = (name: string): string =>
  name.length <= 120 ? name : `${name.slice(0, 100)}…${name.slice(-15)}`

/** The papers as the server takes them, in the order they are asked. */
export const documentsBody = (arrived: readonly Arrived[]): SubmissionDocument[] =>
  documentTypes.flatMap((documentType) =>
    arrived
      .filter(({ key }) => typeOf(key) === documentType)
      .map(({ name, url }) => ({ documentType, documentName: shortName(name), documentUrl: url })),
  )

/** Papers by name, as a list in a sentence. */
export const paperNames = (types: readonly DocumentType[], language: Language): string =>
  joinNames(
    types.map((type) => documentTypeWords[type][language]),
    language,
  )
