import { lazy, Suspense, useEffect, useState } from 'react'
import { useCookieChoice } from '#web/stores/cookie-choice.ts'

const delay = 1000
const CookieBanner = lazy(async () => ({ default: (await import('./cookie-banner.tsx')).CookieBanner }))

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
