import { useCookieChoice, visitorKey } from './cookie-choice.ts'
import { randomName } from './random-name.ts'
import { readStored, writeStored } from './storage.ts'

/**
 * A random name that this browser keeps, so that a car's views count people and not reloads; undefined for who allowed
 * essential storage only. The server then goes by what every request carries anyway.
 */
const visitorName = (): string | undefined => {
  if (useCookieChoice.getState().choice !== 'all') {
    // Of a consent that was taken back before that took the name along.
    writeStored(visitorKey, null)
    return undefined
  }
  const known = readStored(visitorKey)
  if (known) return known
  const name = randomName()
  writeStored(visitorKey, name)
  return name
}

/** The body field with the id of the visitor who views or reports; empty if there is no id. */
export const visitorField = (): { visitor?: string } => {
  const visitor = visitorName()
  return visitor === undefined ? {} : { visitor }
}
