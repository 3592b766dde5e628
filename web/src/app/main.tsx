import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { early } from '#web/api/early.ts'
import { failedId } from '#web/early/document-data.ts'
import { loadNamespaces } from '#web/i18n/catalogue.ts'
import { eagerNamespaces } from '#web/i18n/namespaces.ts'
import { currentLanguage } from '#web/stores/language.ts'
import { browserOnlyDigest } from '#web/ui/browser-only.ts'
import { Providers } from './providers.tsx'
import { Router } from './router.tsx'
import './styles.css'
import './shell.css'

const root = document.getElementById('root')!
const site = (
  <StrictMode>
    <Providers>
      <Router />
    </Providers>
  </StrictMode>
)

// What a shell left out on purpose is no fault.
const onRecoverableError = (error: unknown) => {
  if ((error as { digest?: string }).digest !== browserOnlyDigest) reportError(error)
}

const draw = () => {
  if (early.goesOn) return hydrateRoot(root, site, { onRecoverableError })
  // A shell that may not be seen goes before it could be; a general one stays until the page takes its place.
  const { dataset } = document.documentElement
  if (dataset['shell']) root.replaceChildren()
  delete dataset['shell']
  return createRoot(root).render(site)
}

// The script before the first paint hears of a script that does not come, but not of words.
const sayFailed = () => document.getElementById(failedId)?.removeAttribute('hidden')

void loadNamespaces(currentLanguage(), eagerNamespaces).then(draw, sayFailed)
