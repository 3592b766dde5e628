import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import type { PhotoKind } from '#shared/constants/photos.ts'
import type { OwnListing } from '#shared/schemas/listing.ts'
import type { Upload } from '#web/entities/upload/queue.ts'
import { wasForgottenSince } from '#web/stores/person.ts'
import { readStored, type StoredKey, writeStored } from '#web/stores/storage.ts'
import { unsavedKey, unsavedKeys, unsavedLives } from '#web/stores/unsaved-work.ts'
import { useAskBeforeLeaving } from '#web/ui/use-ask-before-leaving.ts'
import { answerNames, blankAnswers, type Answers } from './answers.ts'
import type { DraftSlot } from './start.ts'
import type { Wizard } from './use-wizard.ts'

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
const namedFiles = (queue: readonly Upload[]): NamedFile[] =>
  queue.flatMap(({ key, state, name, kind, poster }) =>
    state.phase === 'ready'
      ? [{ key, url: state.url, name, ...(kind && { kind }), ...(poster && { poster }) }]
      : [],
  )

/** `refused`: this browser keeps nothing. */
export type KeptState = 'nothing' | 'kept' | 'refused'

// Often enough that a crash costs no more than a word, seldom enough for a slow phone.
const everyMs = 400

type Autosaved = Pick<
  Wizard,
  'step' | 'answers' | 'saved' | 'photos' | 'video' | 'documents' | 'requestId' | 'isDirty' | 'isUploading'
>

const unsavedOf = ({
  step,
  answers,
  saved,
  photos,
  video,
  documents,
  requestId,
}: Autosaved): Omit<Unsaved, 'at'> => ({
  step,
  answers,
  saved,
  photos: namedFiles(photos.items),
  video: namedFiles(video.items),
  documents: namedFiles(documents.items),
  requestId,
  unsent: [...photos.items, ...video.items, ...documents.items].filter(({ state }) => state.phase !== 'ready')
    .length,
})

type AutosaveOptions = {
  slot: DraftSlot
  /** The wizard began with what was left in the slot. */
  isRestored: boolean
  /** True from the moment the wizard is ended on purpose: there is nothing to keep then. */
  closingRef: RefObject<boolean>
}

/** Keeps unsaved changes in this browser: soon after each change, and at once when the page may close. */
export const useAutosave = (
  wizard: Autosaved,
  { slot, isRestored, closingRef }: AutosaveOptions,
): KeptState => {
  const [state, setState] = useState<KeptState>(isRestored ? 'kept' : 'nothing')
  const latest = useRef(wizard)
  useEffect(() => void (latest.current = wizard))
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // Restored work as it was: it keeps its time until something changes.
  const [restored] = useState(() =>
    isRestored ? JSON.stringify({ ...unsavedOf(wizard), step: slot.left?.step }) : '',
  )
  const written = useRef(restored)

  const keep = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = undefined
    if (closingRef.current || wasForgottenSince(slot.openedAt)) return
    if (!latest.current.isDirty) {
      if (written.current !== '') forgetUnsaved(slot.key)
      written.current = ''
      return setState('nothing')
    }
    const work = unsavedOf(latest.current)
    const text = JSON.stringify(work)
    // A file that moves on by a percent is nothing new; a refusal of the browser may have passed.
    if (text === written.current) return
    const isKept = keepUnsaved(slot.key, { at: Date.now(), ...work })
    written.current = isKept ? text : ''
    setState(isKept ? 'kept' : 'refused')
  }, [slot, closingRef])

  // Not put off by the next change: a long upload changes something all the time.
  useEffect(() => {
    timer.current ??= setTimeout(keep, everyMs)
  })

  useEffect(() => {
    closingRef.current = false
    // A reload, or a phone that drops the tab while its camera is open, says no more than this.
    window.addEventListener('pagehide', keep)
    document.addEventListener('visibilitychange', keep)
    return () => {
      window.removeEventListener('pagehide', keep)
      document.removeEventListener('visibilitychange', keep)
      keep()
    }
  }, [keep, closingRef])

  // Kept work is there on return; files on their way, and all of it where nothing is kept, would be lost.
  useAskBeforeLeaving(wizard.isUploading || (state === 'refused' && wizard.isDirty))

  return state
}
