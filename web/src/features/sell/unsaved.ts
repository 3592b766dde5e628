import type { OwnListing } from '#shared/schemas/listing.ts'
import type { Upload } from '#web/entities/upload/queue.ts'
import { readStored, writeStored } from '#web/stores/storage.ts'
import { unsavedKey, unsavedKeys, unsavedLives } from '#web/stores/unsaved-work.ts'
import { answerNames, blankAnswers, type Answers } from './answers.ts'

type NamedFile = { key: string; url: string; name: string }

/** What was typed and not saved, as it is written down in this browser. */
export type Unsaved = {
  /** When, in milliseconds. */
  at: number
  step: string
  answers: Answers
  saved: OwnListing | null
  /** The files that have arrived; the others cannot be kept. */
  photos: readonly NamedFile[]
  documents: readonly NamedFile[]
  /** How many files had not arrived. */
  unsent: number
  /** The name of the request that creates it. */
  requestId: string | null
}

/** Rises with every change of what is written: an older wizard's notes are not guessed at. */
const format = 1

const namespace = 'sell'

/** What the keys begin with that hold one person's unsaved work on one listing (null: on a new one). */
export const unsavedPrefix = (userId: string, editId: string | null): string =>
  unsavedKey(namespace, userId, editId ?? 'new', '')

const isFiles = (value: unknown): value is NamedFile[] =>
  Array.isArray(value) && value.every((file: Partial<NamedFile> | null) => typeof file?.url === 'string')

// One of another kind, whoever wrote it, would break the field that shows it.
const sameKind = (answers: Partial<Answers>): Answers =>
  Object.fromEntries(
    answerNames.map((name) => {
      const blank = blankAnswers[name]
      const kept = answers[name]
      const fits = Array.isArray(kept) === Array.isArray(blank) && typeof kept === typeof blank
      return [name, fits ? kept : blank]
    }),
  ) as Answers

const read = (key: string, now: number): Unsaved | undefined => {
  try {
    const kept = JSON.parse(readStored(key) ?? '') as Partial<Unsaved & { format: number }>
    const { at = 0, step = '', answers, saved = null, photos, documents, unsent = 0, requestId = null } = kept
    if (kept.format !== format || now - at > unsavedLives || !answers) return undefined
    if (!isFiles(photos) || !isFiles(documents)) return undefined
    return { at, step, answers: sameKind(answers), saved, photos, documents, unsent, requestId }
  } catch {
    return undefined
  }
}

/** What is kept under keys that begin with `start`, newest first. What is too old or unreadable goes, whoever left it. */
export const listUnsaved = (start: string, now: number): { key: string; unsaved: Unsaved }[] =>
  unsavedKeys(unsavedKey(namespace, ''))
    .flatMap((key) => {
      const unsaved = read(key, now)
      if (!unsaved) writeStored(key, null)
      return unsaved && key.startsWith(start) ? [{ key, unsaved }] : []
    })
    .toSorted((a, b) => b.unsaved.at - a.unsaved.at)

/** Writes it down. False where the browser refuses: storage is blocked or full. */
export const keepUnsaved = (key: string, unsaved: Unsaved): boolean => {
  try {
    localStorage.setItem(key, JSON.stringify({ format, ...unsaved }))
    return true
  } catch {
    return false
  }
}

export const forgetUnsaved = (key: string): void => writeStored(key, null)

/** The files of a queue that can be kept. */
export const namedFiles = (queue: readonly Upload[]): NamedFile[] =>
  queue.flatMap((upload) =>
    upload.state.phase === 'ready' ? [{ key: upload.key, url: upload.state.url, name: upload.name }] : [],
  )
