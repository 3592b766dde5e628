import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import { wasForgottenSince } from '#web/stores/unsaved-work.ts'
import { useAskBeforeLeaving } from '#web/ui/use-ask-before-leaving.ts'
import { forgetUnsaved, keepUnsaved, namedFiles, type Unsaved } from './unsaved.ts'
import type { DraftSlot } from './use-start.ts'
import type { Wizard } from './use-wizard.ts'

/** `refused`: this browser keeps nothing. */
export type KeptState = 'nothing' | 'kept' | 'refused'

// Often enough that a crash costs no more than a word, seldom enough for a slow phone.
const everyMs = 400

type Autosaved = Pick<
  Wizard,
  'step' | 'answers' | 'saved' | 'photos' | 'documents' | 'requestId' | 'isDirty' | 'isUploading'
>

const unsavedOf = ({
  step,
  answers,
  saved,
  photos,
  documents,
  requestId,
}: Autosaved): Omit<Unsaved, 'at'> => ({
  step,
  answers,
  saved,
  photos: namedFiles(photos.items),
  documents: namedFiles(documents.items),
  requestId,
  unsent: [...photos.items, ...documents.items].filter(({ state }) => state.phase !== 'ready').length,
})

type AutosaveOptions = {
  slot: DraftSlot
  /** The wizard began with what was left in the slot. */
  isRestored: boolean
  /** True from the moment the wizard is ended on purpose: there is nothing to keep then. */
  closingRef: RefObject<boolean>
}

/** Keeps in this browser what is not saved yet: soon after each change, and at once when the page may go. */
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

  // What is kept is there on return; files on their way, and all of it where nothing is kept, would be lost.
  useAskBeforeLeaving(wizard.isUploading || (state === 'refused' && wizard.isDirty))

  return state
}
