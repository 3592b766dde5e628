import { cookieKey, useCookieChoice, visitorKey, type CookieChoice } from './cookie-choice.ts'
import { writeStored } from './storage.ts'

// Apart from the choice itself: every page knows that, and few visits make one.

/** Keeps the visitor's answer. A consent that is taken back takes along the name that it was for. */
export const chooseCookies = (choice: CookieChoice): void => {
  if (choice === 'essential') writeStored(visitorKey, null)
  writeStored(cookieKey, choice)
  useCookieChoice.setState({ choice })
}

/** Forgets the choice and asks anew. */
export const chooseCookiesAgain = (): void => {
  writeStored(visitorKey, null)
  writeStored(cookieKey, null)
  useCookieChoice.setState({ choice: null, isAskedFor: true })
}
