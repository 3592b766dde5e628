import { cookieKey, useCookieChoice, type CookieChoice } from './cookie-choice.ts'
import { writeStored } from './storage.ts'

// Apart from the choice itself: every page knows that, and few visits make one.

/** Keeps the visitor's answer. */
export const chooseCookies = (choice: CookieChoice): void => {
  writeStored(cookieKey, choice)
  useCookieChoice.setState({ choice })
}

/** Forgets the choice and asks anew. */
export const chooseCookiesAgain = (): void => {
  writeStored(cookieKey, null)
  useCookieChoice.setState({ choice: null, isAskedFor: true })
}
