import { listingFiles } from '#shared/rules/listing.ts'
import type { PhotoKind } from '#shared/constants/photos.ts'
import type { OwnListing } from '#shared/schemas/listing.ts'
import type { WorkingContent, WorkingCopy } from '#shared/schemas/working-copy.ts'
import type { Upload } from '#web/entities/upload/queue.ts'
import type { KnownCopy } from '#web/entities/listing/copy-sync.ts'
import { readStored, type StoredKey, writeStored } from '#web/stores/storage.ts'
import { unsavedKey, unsavedKeys, unsavedLives } from '#web/stores/unsaved-work.ts'
import { answerNames, blankAnswers, plain, type Answers } from './answers.ts'

type NamedFile = { key: string; url: string; name: string; kind?: PhotoKind; poster?: string }

/** The typed and unsaved answers, as they are stored in this browser. */
export type Unsaved = {
  /** When, in milliseconds. */
  at: number
  step: string
  answers: Answers
  saved: OwnListing | null
  /** The files that have arrived; the others cannot be kept. */
  photos: readonly NamedFile[]
  /** Absent in what was kept before there were videos. */
  video?: readonly NamedFile[]
  documents: readonly NamedFile[]
  /** How many files had not arrived. */
  unsent: number
  /** The name of the request that creates it. */
  requestId: string | null
  /** The working copy on the server that this goes on from; absent where there was none. */
  copy?: KnownCopy<WorkingContent>
}

/** Rises with every change of what is written: an older wizard's notes are not guessed at. */
const format = 1

const namespace = 'sell'

/** The key prefix of one person's unsaved work on one listing (null: on a new one). */
export const unsavedPrefix = (userId: string, editId: string | null): StoredKey =>
  unsavedKey(namespace, userId, editId ?? 'new', '')

const isFiles = (value: unknown): value is NamedFile[] =>
  Array.isArray(value) && value.every((file: Partial<NamedFile> | null) => typeof file?.url === 'string')

// An answer of another type, as an older version may have stored, would break the field that shows it.
const sameKind = (answers: Partial<Answers>): Answers =>
  Object.fromEntries(
    answerNames.map((name) => {
      const blank = blankAnswers[name]
      const kept = answers[name]
      const fits = Array.isArray(kept) === Array.isArray(blank) && typeof kept === typeof blank
      return [name, fits ? kept : blank]
    }),
  ) as Answers

const read = (key: StoredKey, now: number): Unsaved | undefined => {
  try {
    const kept = JSON.parse(readStored(key) ?? '') as Partial<Unsaved & { format: number }>
    const {
      at = 0,
      step = '',
      answers,
      saved = null,
      photos,
      video = [],
      documents,
      unsent = 0,
      requestId = null,
      copy,
    } = kept
    if (kept.format !== format || now - at > unsavedLives || !answers) return undefined
    if (!isFiles(photos) || !isFiles(video) || !isFiles(documents)) return undefined
    return {
      at,
      step,
      answers: sameKind(answers),
      saved,
      photos,
      ...(video.length > 0 && { video }),
      documents,
      unsent,
      requestId,
      ...(copy && { copy }),
    }
  } catch {
    return undefined
  }
}

/** Unsaved work under keys that begin with `start`, newest first. Deletes entries that are too old or unreadable, of any user. */
export const listUnsaved = (start: string, now: number): { key: StoredKey; unsaved: Unsaved }[] =>
  unsavedKeys(unsavedKey(namespace, ''))
    .flatMap((key) => {
      const unsaved = read(key, now)
      if (!unsaved) writeStored(key, null)
      return unsaved && key.startsWith(start) ? [{ key, unsaved }] : []
    })
    .toSorted((a, b) => b.unsaved.at - a.unsaved.at)

/** Writes it down. False where the browser refuses: storage is blocked or full. */
export const keepUnsaved = (key: StoredKey, unsaved: Unsaved): boolean =>
  writeStored(key, JSON.stringify({ format, ...unsaved }))

export const forgetUnsaved = (key: StoredKey): void => void writeStored(key, null)

/** The files of a queue that can be kept. */
export const namedFiles = (queue: readonly Upload[]): NamedFile[] =>
  queue.flatMap(({ key, state, name, kind, poster }) =>
    state.phase === 'ready'
      ? [{ key, url: state.url, name, ...(kind && { kind }), ...(poster && { poster }) }]
      : [],
  )

type Content = Pick<Unsaved, 'step' | 'answers' | 'photos' | 'video' | 'documents'>

/** The answers and files as the server keeps them: every answer as it stands in its field. */
export const contentOf = ({ step, answers, photos, video = [], documents }: Content): WorkingContent => {
  const [film] = video
  const named = ({ url, name }: NamedFile) => ({ url, name: plain(name).slice(0, 200) })
  return {
    step,
    answers: Object.fromEntries(
      answerNames.map((name) => {
        const value = answers[name]
        return [name, typeof value === 'string' ? plain(value) : value]
      }),
    ) as WorkingContent['answers'],
    photos: photos.map((photo) => ({ ...named(photo), ...(photo.kind && { kind: photo.kind }) })),
    video: film?.poster ? { ...named(film), poster: film.poster } : null,
    documents: documents.flatMap((file) => {
      const slot = listingFiles.find((each) => each === file.key)
      return slot ? [{ slot, ...named(file) }] : []
    }),
  }
}

/** A working copy of the server as if this device had kept it. */
export const unsavedOfCopy = ({ name, version, savedAt, base, ...content }: WorkingCopy): Unsaved => ({
  at: Date.parse(savedAt),
  step: content.step,
  answers: content.answers,
  saved: base,
  photos: content.photos.map(({ kind, ...photo }) => ({ key: photo.url, ...photo, ...(kind && { kind }) })),
  ...(content.video && { video: [{ key: 'video', ...content.video }] }),
  documents: content.documents.map(({ slot, ...file }) => ({ key: slot, ...file })),
  unsent: 0,
  requestId: base ? null : name,
  copy: { version, content },
})
