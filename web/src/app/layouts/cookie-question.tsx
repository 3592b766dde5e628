import { Suspense, useEffect, useState } from 'react'
import { lazyPage } from '#web/app/lazy-page.ts'
import { useCookieChoice } from '#web/stores/cookie-choice.ts'

const delay = 1000
const CookieBanner = lazyPage(async () => (await import('./cookie-banner.tsx')).CookieBanner, ['cookies'])

/** Asks for the cookie choice once, a second after arrival. */
export const CookieQuestion = () => {
  const { choice } = useCookieChoice()
  const [due, setDue] = useState(false)

  useEffect(() => {
    const timer = setTimeout(() => setDue(true), delay)
    return () => clearTimeout(timer)
  }, [])

  return due && choice === null ? (
    <Suspense>
      <CookieBanner />
    </Suspense>
  ) : null
}
