import { Suspense, useState } from 'react'
import { lazyPage } from '#web/app/lazy-page.ts'
import type { QuoteAbout, QuoteDialogProps } from './quote-dialog.tsx'

const QuoteDialog = lazyPage<QuoteDialogProps>(
  async () => (await import('./quote-dialog.tsx')).QuoteDialog,
  ['quotes', 'lead'],
)

/** The form that asks for a quote, fetched when it is first opened by `ask`. */
export const useQuoteDialog = () => {
  const [about, setAbout] = useState<QuoteAbout>()
  const dialog = about && (
    <Suspense>
      <QuoteDialog about={about} onClose={() => setAbout(undefined)} />
    </Suspense>
  )
  return { ask: setAbout, dialog }
}
