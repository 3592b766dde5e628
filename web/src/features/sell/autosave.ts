import { useCallback, useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import type { WorkingContent, WorkingCopy } from '#shared/schemas/working-copy.ts'
import { createCopySync, type CopySync, type SyncState, type Work } from '#web/entities/listing/copy-sync.ts'
import { discardWorkingCopy, getWorkingCopy, saveWorkingCopy } from '#web/entities/listing/working-copies.ts'
import { actingFor } from '#web/stores/acting.ts'
import { wasForgottenSince } from '#web/stores/person.ts'
import { useAskBeforeLeaving } from '#web/ui/use-ask-before-leaving.ts'
import { answerNames } from './answers.ts'
import { conflictsBetween, differencesBetween, mergeBetween } from './merge.ts'
import { blankStart, restoredStart, startOf, type Start } from './start.ts'
import type { DraftSlot } from './draft-slot.ts'
import { contentOf, forgetUnsaved, keepUnsaved, namedFiles, unsavedOfCopy, type Unsaved } from './unsaved.ts'
import type { Wizard } from './use-wizard.ts'

/** Where what is typed is, and since when the server has it, in milliseconds. `isHere`: this browser keeps it. */
export type KeptState = { name: SyncState; savedAt: number | null; isHere: boolean }

type Sync = CopySync<WorkingContent, WorkingCopy>
const calls = { save: saveWorkingCopy, read: getWorkingCopy, discard: discardWorkingCopy }

// Often enough that a crash costs no more than a word, seldom enough for a slow phone.
const everyMs = 400

type AutosaveOptions = {
  seller: { city: string | null }
  slot: DraftSlot
  start: Start
  /** The wizard's present work, for the code that ends it. */
  workRef: RefObject<Unsaved | null>
  /** True from the moment the wizard is ended on purpose: there is nothing to keep then. */
  closingRef: RefObject<boolean>
  /** The wizard begins again with both versions as one. */
  onReloaded: (start: Start) => void
}

const unsavedOf = (
  { step, answers, saved, photos, video, documents, requestId }: Wizard,
  copy: Unsaved['copy'] | null,
): Unsaved => ({
  at: Date.now(),
  step,
  answers,
  saved,
  photos: namedFiles(photos.items),
  video: namedFiles(video.items),
  documents: namedFiles(documents.items),
  requestId,
  unsent: [...photos.items, ...video.items, ...documents.items].filter(({ state }) => state.phase !== 'ready')
    .length,
  ...(copy && { copy }),
})

const workOf = ({ saved, requestId }: Wizard, content: WorkingContent): Work<WorkingContent> => ({
  name: saved?.id ?? requestId ?? '',
  baseVersion: saved?.version ?? null,
  content,
})

/**
 * Keeps unsaved changes: in this browser soon after each change, on the server after a second of rest. What the server has, the browser
 * forgets. Versions of two devices become one; only what both have changed is asked about.
 */
export const useAutosave = (wizard: Wizard, options: AutosaveOptions): KeptState => {
  const { slot, start, closingRef, workRef } = options
  const [kept, setKept] = useState<KeptState>({
    name: 'nothing',
    savedAt: null,
    isHere: start.keptAt !== null,
  })
  const latest = useRef(wizard)
  useEffect(() => void (latest.current = wizard))
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const sync = useRef<Sync>(undefined)
  const written = useRef('')

  const conflict = useEffectEvent((base: WorkingContent | null, theirs: WorkingCopy) =>
    joinVersions(latest.current, { ...options, base, theirs, sync: sync.current }),
  )

  /** Forgets here what the server has, unless more was typed since or a file is still on its way. */
  const forgetSaved = useCallback(
    (work: Work<WorkingContent>) => {
      const { photos, video, documents } = latest.current
      const files = [...photos.items, ...video.items, ...documents.items]
      const isAll = files.every(({ state }) => state.phase === 'ready')
      if (!isAll || JSON.stringify(work.content) !== written.current) return
      forgetUnsaved(slot.key)
      setKept({ name: 'saved', savedAt: Date.now(), isHere: false })
    },
    [slot],
  )

  const keep = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = undefined
    if (closingRef.current || wasForgottenSince(slot.openedAt)) return
    if (!latest.current.isDirty) {
      if (written.current !== '') {
        forgetUnsaved(slot.key)
        sync.current?.want(null)
      }
      written.current = ''
      workRef.current = null
      return
    }
    const unsaved = unsavedOf(latest.current, sync.current?.known())
    workRef.current = unsaved
    const content = contentOf(unsaved)
    const text = JSON.stringify(content)
    // A file that moves on by a percent is nothing new.
    if (text === written.current) return
    written.current = text
    const isHere = keepUnsaved(slot.key, unsaved)
    setKept((now) => ({ ...now, isHere }))
    sync.current?.want(workOf(latest.current, content))
  }, [slot, closingRef, workRef])

  // Not put off by the next change: a long upload changes something all the time.
  useEffect(() => {
    timer.current ??= setTimeout(keep, everyMs)
  })

  useEffect(() => {
    closingRef.current = false
    const begin = contentOf(unsavedOf(latest.current, start.copy))
    // Work restored from the server is stored there already; work restored from this device is not.
    if (start.copy && JSON.stringify(begin) === JSON.stringify(start.copy.content))
      written.current = JSON.stringify(begin)
    const made = createCopySync(
      workOf(latest.current, begin),
      start.copy,
      {
        state: (name) =>
          setKept((now) => ({ ...now, name, savedAt: name === 'saved' ? Date.now() : now.savedAt })),
        saved: forgetSaved,
        conflict,
      },
      calls,
    )
    sync.current = made
    const seller = actingFor()
    // What somebody typed for their dealership is not sent as their own once they no longer act for it, nor the reverse.
    const isOver = () => closingRef.current || wasForgottenSince(slot.openedAt) || actingFor() !== seller
    const close = () => {
      keep()
      if (!isOver()) made.flush()
    }
    // A reload, or a phone that drops the tab while its camera is open, says no more than this.
    window.addEventListener('pagehide', keep)
    window.addEventListener('online', made.flush)
    document.addEventListener('visibilitychange', close)
    return () => {
      window.removeEventListener('pagehide', keep)
      window.removeEventListener('online', made.flush)
      document.removeEventListener('visibilitychange', close)
      close()
      // Work that was saved or discarded must not come back.
      made.stop(isOver())
    }
  }, [keep, closingRef, start, slot, forgetSaved])

  // A question that was closed without an answer comes again with the next change.
  const isAsking = wizard.status.name === 'copyConflict'
  useEffect(() => {
    if (!isAsking) sync.current?.release()
  }, [isAsking])

  // Files on their way would be lost, and what is neither here nor there.
  const isNowhere = wizard.isDirty && !kept.isHere && kept.name !== 'saved' && kept.name !== 'nothing'
  useAskBeforeLeaving(wizard.isUploading || isNowhere)

  return wizard.isDirty ? kept : { name: 'nothing', savedAt: null, isHere: false }
}

type Joined = AutosaveOptions & {
  base: WorkingContent | null
  theirs: WorkingCopy
  sync: Sync | undefined
}

/** Makes one of this device's version and that of another: at once where each changed something else, else by a question. */
const joinVersions = (wizard: Wizard, { base, theirs, sync, seller, onReloaded }: Joined): void => {
  const { saved, answers, photos, video, documents, dispatch, step } = wizard
  const mine = { answers, photos: photos.items, video: video.items, documents: documents.items }
  const there = restoredStart(unsavedOfCopy(theirs), undefined, () => true)
  const before = base
    ? restoredStart(unsavedOfCopy({ ...theirs, ...base }), undefined, () => true)
    : saved
      ? startOf(saved)
      : blankStart(seller)
  if (conflictsBetween(before, mine, there).length > 0)
    return dispatch({ type: 'copyConflictFound', before, theirs: there })
  const merged = mergeBetween(before, mine, there, new Set())
  const isSameBase = theirs.base?.version === saved?.version
  const isInAnswers = differencesBetween(mine, merged).every((field) =>
    answerNames.some((name) => name === field),
  )
  if (isSameBase && isInAnswers) {
    // Without beginning again: the focus stays, and uploads go on where they are.
    sync?.goOn(theirs)
    return dispatch({ type: 'answered', patch: merged.answers })
  }
  // Its files have changed there, too. Uploads under way are sent again by the wizard that begins.
  onReloaded({ ...there, ...merged, step, keptAt: null })
}
