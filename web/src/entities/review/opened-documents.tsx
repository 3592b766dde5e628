import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { create } from 'zustand'
import { documentsIn } from '#shared/rules/listing.ts'
import type { AdminListing } from '#shared/schemas/admin-listing.ts'
import { useT } from '#web/i18n/use-t.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

const useOpened = create(() => ({ names: new Set<string>() }))

/** Notes that a private document was opened here. */
export const noteOpenedDocument = (name: string): void =>
  useOpened.setState(({ names }) => ({ names: new Set(names).add(name) }))

/** How many of these documents were not opened here yet. */
export const useUnopened = (): ((names: readonly string[]) => number) => {
  const { names: opened } = useOpened()
  return (names) => names.filter((name) => !opened.has(name)).length
}

/** The documents that are there to be opened before a listing is approved: a private seller's, and an inspection report. */
export const documentsOf = ({
  dealerProfileId,
  verificationDocuments,
}: Pick<AdminListing, 'dealerProfileId' | 'verificationDocuments'>): string[] => [
  ...(dealerProfileId === null ? documentsIn(verificationDocuments) : []),
  ...(verificationDocuments.inspectionReport ? [verificationDocuments.inspectionReport] : []),
]

/**
 * Asks once before an approval whose documents were not all opened, and approves at once when they were. Enter says yes, so that
 * a queue is worked through without the mouse.
 */
export const useUnopenedQuestion = (
  documents: readonly string[],
  approve: () => void,
): { ask: () => void; isAsking: boolean; question: ReactNode } => {
  const { t } = useT('moderation')
  const unopened = useUnopened()(documents)
  const [isAsking, setAsking] = useState(false)
  const confirm = () => {
    setAsking(false)
    approve()
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    // A button that has the focus does its own.
    if (event.key !== 'Enter' || event.repeat || document.activeElement instanceof HTMLButtonElement) return
    event.preventDefault()
    confirm()
  })
  useEffect(() => {
    if (!isAsking) return
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [isAsking])
  return {
    ask: () => (unopened > 0 ? setAsking(true) : approve()),
    isAsking,
    question: (
      <ConfirmDialog
        open={isAsking}
        title={t('unopened.title', { count: unopened })}
        confirm={t('unopened.approve')}
        onClose={() => setAsking(false)}
        onConfirm={confirm}
      >
        <p>{t('unopened.text')}</p>
      </ConfirmDialog>
    ),
  }
}
