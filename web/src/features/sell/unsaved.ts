import type { OwnListing } from '#shared/schemas/listing.ts'
import { forgetDraft, keepDraft, readDraft } from '#web/stores/draft.ts'
import type { Answers } from './answers.ts'
import { arrivedDocument, arrivedPhoto, type Start } from './start.ts'
import type { StepName } from './steps/step-plan.ts'
import type { Upload } from './uploads/queue.ts'

type NamedFile = { key: string; url: string; name: string }

/** What was typed and not saved when the wizard was left: kept for this tab, for this user and this listing only. */
type Unsaved = {
  userId: string
  editId: string | null
  step: StepName
  answers: Answers
  saved: OwnListing | null
  photos: readonly NamedFile[]
  documents: readonly NamedFile[]
}

const key = 'sell:unsaved'

/** The files of a queue that have arrived; the others cannot be kept. */
export const namedFiles = (queue: readonly Upload[]): NamedFile[] =>
  queue.flatMap((upload) =>
    upload.state.phase === 'ready' ? [{ key: upload.key, url: upload.state.url, name: upload.name }] : [],
  )

/** Keeps it. Where storage is blocked it is lost: the visitor was asked before leaving. */
export const keepUnsaved = (unsaved: Unsaved): void => keepDraft(key, unsaved)

export const forgetUnsaved = (): void => forgetDraft(key)

/** What `userId` left unsaved of `editId` (null: of a new listing) earlier in this tab, or undefined. */
export const takeUnsaved = (userId: string, editId: string | null): Start | undefined => {
  const unsaved = readDraft<Unsaved>(key)
  if (unsaved?.userId !== userId || unsaved.editId !== editId) return undefined
  const { step, answers, saved, photos, documents } = unsaved
  return {
    step,
    answers,
    saved,
    photos: photos.map(({ url, name }) => arrivedPhoto(url, name)),
    documents: documents.map((file) => arrivedDocument(file.key, file.url, file.name)),
    restored: true,
  }
}
