import { Suspense, useEffect } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { lazyPage } from '#web/app/lazy-page.ts'
import { OfflineBar } from '#web/app/offline/offline-bar.tsx'
import { keepOfflineAnswers } from '#web/app/offline/offline-answers.ts'
import { HeadTags } from '#web/app/head-tags.tsx'
import { useLanguageInAddress } from '#web/app/use-language-in-address.ts'
import { UpdateQuestion } from '#web/app/update/update-question.tsx'
import { loadNamespaces } from '#web/i18n/catalogue.ts'
import { idleNamespaces } from '#web/i18n/namespaces.ts'
import { useCookieChoice } from '#web/stores/cookie-choice.ts'
import { currentLanguage } from '#web/stores/language.ts'
import { warmToasts } from '#web/ui/toast-viewport.tsx'

const CookieBanner = lazyPage(async () => (await import('./cookie-banner.tsx')).CookieBanner, ['cookies'])

/** Asks for the cookie choice once. */
const CookieQuestion = () =>
  useCookieChoice(({ choice }) => choice === null) && (
    <Suspense>
      <CookieBanner />
    </Suspense>
  )

// While there is a connection: what an error later, perhaps offline, is told with.
const prepareForErrors = () =>
  Promise.all([loadNamespaces(currentLanguage(), idleNamespaces), warmToasts()]).catch(() => {})

/** What every page has, and no first sight of one needs. */
export const DeferredParts = () => {
  const client = useQueryClient()
  useEffect(() => keepOfflineAnswers(client), [client])
  useEffect(() => void prepareForErrors(), [])
  useLanguageInAddress()
  return (
    <>
      <HeadTags />
      <CookieQuestion />
      <UpdateQuestion />
      <OfflineBar />
    </>
  )
}
