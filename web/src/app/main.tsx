import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { loadFurtherNames, loadNamespaces } from '#web/i18n/catalogue.ts'
import { eagerNamespaces, idleNamespaces } from '#web/i18n/namespaces.ts'
import { currentLanguage, setLanguage } from '#web/stores/language.ts'
import { warmToasts } from '#web/ui/toast-viewport.tsx'
import { Providers } from './providers.tsx'
import { Router } from './router.tsx'
import './styles.css'

// Asked for now, the font arrives about when the first text does, instead of a trip later.
void document.fonts.load('1em "Readex Pro"', currentLanguage() === 'ar' ? 'aع' : 'a')

const root = createRoot(document.getElementById('root')!)

void loadNamespaces(currentLanguage(), eagerNamespaces).then(() => {
  setLanguage(currentLanguage())
  root.render(
    <StrictMode>
      <Providers>
        <Router />
      </Providers>
    </StrictMode>,
  )
})

// While there is a connection: what an error later, perhaps offline, is told with.
window.addEventListener('load', () => {
  Promise.all([loadNamespaces(currentLanguage(), idleNamespaces), loadFurtherNames(), warmToasts()]).catch(
    () => {},
  )
})
