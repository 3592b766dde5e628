import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { loadNamespaces } from '#web/i18n/catalogue.ts'
import { eagerNamespaces } from '#web/i18n/namespaces.ts'
import { currentLanguage } from '#web/stores/language.ts'
import { Providers } from './providers.tsx'
import { Router } from './router.tsx'
import './styles.css'

// Asked for now, the font arrives about when the first text does, instead of a trip later.
void document.fonts.load('1em "Readex Pro"', currentLanguage() === 'ar' ? 'aع' : 'a')

const root = createRoot(document.getElementById('root')!)

void loadNamespaces(currentLanguage(), eagerNamespaces).then(() => {
  root.render(
    <StrictMode>
      <Providers>
        <Router />
      </Providers>
    </StrictMode>,
  )
})
