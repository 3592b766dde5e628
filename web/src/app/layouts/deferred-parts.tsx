import { useEffect, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router-dom'
import { languageParameter } from '#shared/rules/page-address.ts'
import { HeadTags } from '#web/app/head-tags.tsx'
import { lazyAsked } from '#web/app/lazy-asked.tsx'
import { keepOfflineAnswers } from '#web/app/offline/offline-answers.ts'
import { OfflineBar } from '#web/app/offline/offline-bar.tsx'
import { UpdateQuestion } from '#web/app/update-question.tsx'
import { loadNamespaces } from '#web/i18n/catalogue.ts'
import { idleNamespaces } from '#web/i18n/namespaces.ts'
import { useCookieChoice } from '#web/stores/cookie-choice.ts'
import { currentLanguage, useLanguageStore } from '#web/stores/language.ts'
import { hasPendingAct } from '#web/stores/pending-act.ts'
import { useSavedHere } from '#web/stores/saved-here.ts'
import { useSession } from '#web/stores/session.ts'
import { warmToasts } from '#web/ui/toast-viewport.tsx'
import { keepFocusInSight } from './keep-focus-in-sight.ts'
import { PendingPage } from './pending-page.tsx'

// One that cannot be fetched leaves the others in place.
const CookieBanner = lazyAsked(async () => (await import('./cookie-banner.tsx')).CookieBanner, ['cookies'])

/** Asks for the cookie choice once. */
const CookieQuestion = () => useCookieChoice(({ choice }) => choice === null) && <CookieBanner />

const TermsQuestion = lazyAsked(async () => (await import('./terms-question.tsx')).TermsQuestion, [])

/** Asks who is signed in for agreement to a new version of the terms. */
const NewTerms = () => useSession(({ token }) => token !== null) && <TermsQuestion />

const AfterSignIn = lazyAsked(
  async () => (await import('#web/features/keep/after-sign-in.tsx')).AfterSignIn,
  ['keep'],
)

/** Once somebody is signed in, what they saved and wanted before. Most have nothing, and fetch nothing. */
const SavedBefore = () => {
  const signedIn = useSession(({ token }) => token !== null)
  const isKept = useSavedHere(
    ({ cars, plates, searches }) => cars.length + plates.length + searches.length > 0,
  )
  // Once started it stays until it has said what it did, though nothing waits by then.
  const [isStarted, setStarted] = useState(false)
  if (!isStarted && signedIn && (isKept || hasPendingAct())) setStarted(true)
  if (isStarted && !signedIn) setStarted(false)
  return isStarted && <AfterSignIn />
}

// Loaded while there is a connection: messages and toasts for an error later, perhaps offline.
const prepareForErrors = () =>
  Promise.all([loadNamespaces(currentLanguage(), idleNamespaces), warmToasts()]).catch(() => {})

/** Parts of every page that its first paint does not need. */
export const DeferredParts = () => {
  const client = useQueryClient()
  useEffect(() => keepOfflineAnswers(client), [client])
  useEffect(() => void prepareForErrors(), [])
  useEffect(keepFocusInSight, [])
  useLanguageInAddress()
  return (
    <>
      <HeadTags />
      <PendingPage />
      <CookieQuestion />
      <NewTerms />
      <SavedBefore />
      <UpdateQuestion />
      <OfflineBar />
    </>
  )
}

/**
 * Where an address names a language, it names the one in use: after a switch, and on the way back to where one came in by
 * a link in the other. Addresses without it stay as they are; the language belongs to the tab, not to every page of it.
 */
const useLanguageInAddress = (): void => {
  const { search, hash, state } = useLocation()
  const { language } = useLanguageStore()
  const navigate = useNavigate()
  useEffect(() => {
    const params = new URLSearchParams(search)
    if ((params.get(languageParameter) ?? language) === language) return
    params.set(languageParameter, language)
    // Commas of lists stay readable, as the pages write them.
    void navigate(
      { search: params.toString().replaceAll('%2C', ','), hash },
      { replace: true, state: state as unknown },
    )
  }, [search, hash, state, language, navigate])
}
