import { StrictMode, startTransition, useEffect, useState } from 'react'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { early } from '#web/api/early.ts'
import { createQueryClient } from '#web/api/query-client.ts'
import { watchDealerStatus } from '#web/api/dealer-status.ts'
import { failedId } from '#web/early/document-data.ts'
import { loadNamespaces } from '#web/i18n/catalogue.ts'
import { formatDate } from '#web/i18n/format.ts'
import { eagerNamespaces } from '#web/i18n/namespaces.ts'
import { currentLanguage } from '#web/stores/language.ts'
import { useOpenPages } from '#web/stores/person.ts'
import { ownerOf, useSession } from '#web/stores/session.ts'
import { focusMain } from '#web/ui/focus-main.ts'
import { browserOnlyDigest } from '#web/ui/browser-only.ts'
import { whenIdle } from '#web/ui/when-idle.ts'
import { ErrorBoundary, PageFailed } from './error-boundary.tsx'
import { useMissedBack } from './navigation.ts'
import { Router } from './router.tsx'
import { watchActing } from './watch-acting.ts'
import './styles.css'

// Data that one account may see must not outlive its session; every query key of such data begins with `account`.
const forgetWithSession = (client: QueryClient) =>
  useSession.subscribe(({ token }, before) => {
    if (before.token && ownerOf(before.token) !== ownerOf(token))
      client.removeQueries({ queryKey: ['account'] })
  })

const Site = () => {
  const [client] = useState(createQueryClient)
  const { number } = useOpenPages()
  useMissedBack()
  useEffect(() => forgetWithSession(client), [client])
  useEffect(() => watchActing(client), [client])
  useEffect(() => watchDealerStatus(client), [client])
  useEffect(() => {
    if (number > 0) focusMain()
  }, [number])
  return (
    <QueryClientProvider client={client}>
      <BrowserRouter>
        {/* For what fails outside of the page: React would leave nothing. */}
        <ErrorBoundary resetKey="" fallback={<PageFailed />}>
          <Router key={number} />
        </ErrorBoundary>
      </BrowserRouter>
    </QueryClientProvider>
  )
}

const root = document.getElementById('root')!
const site = (
  <StrictMode>
    <Site />
  </StrictMode>
)

// Content that a shell leaves out on purpose is no error.
const onRecoverableError = (error: unknown) => {
  if ((error as { digest?: string }).digest !== browserOnlyDigest) reportError(error)
}

const draw = () => {
  // In a transition, so that it is done in slices: a press in between is answered.
  if (early.goesOn) return startTransition(() => void hydrateRoot(root, site, { onRecoverableError }))
  // A shell that may not be seen goes before it could be; a general one stays until the page takes its place.
  const { dataset } = document.documentElement
  if (dataset['shell']) root.replaceChildren()
  delete dataset['shell']
  return createRoot(root).render(site)
}

// The script before the first paint notices a script that fails to load, but not a message file.
const sayFailed = () => document.getElementById(failedId)?.removeAttribute('hidden')

void loadNamespaces(currentLanguage(), eagerNamespaces).then(draw, sayFailed)
// A car's page writes a date at once, and the first of Intl's formats takes a phone 50 ms: so that is one that nobody waits for.
if (early.photo) whenIdle(() => formatDate(new Date().toISOString(), currentLanguage()))
