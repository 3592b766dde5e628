import { useState } from 'react'
import { lazyAsked } from '#web/app/lazy-asked.tsx'
import type { QuoteAbout, QuoteDialogProps } from './quote-dialog.tsx'

const QuoteDialog = lazyAsked<QuoteDialogProps>(
  async () => (await import('./quote-dialog.tsx')).QuoteDialog,
  ['quotes', 'lead'],
)

/** The form that asks for a quote, fetched when it is first opened by `ask`. */
export const useQuoteDialog = () => {
  const [about, setAbout] = useState<QuoteAbout>()
  const dialog = about && <QuoteDialog about={about} onClose={() => setAbout(undefined)} />
  return { ask: setAbout, dialog }
}
