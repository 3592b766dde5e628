import { useCookieChoice } from './cookie-choice.ts'
import { randomName } from './random-name.ts'
import { readStored, writeStored } from './storage.ts'

const key = 'visitor'

/**
 * A random name that this browser keeps, so that a car's views count people and not reloads; undefined for who allowed
 * essential storage only. The server then goes by what every request carries anyway.
 */
const visitorName = (): string | undefined => {
  if (useCookieChoice.getState().choice !== 'all') {
    // A consent that was taken back takes the name along.
    writeStored(key, null)
    return undefined
  }
  const known = readStored(key)
  if (known) return known
  const name = randomName()
  writeStored(key, name)
  return name
}

/** The body field with the id of the visitor who views or reports; empty if there is no id. */
export const visitorField = (): { visitor?: string } => {
  const visitor = visitorName()
  return visitor === undefined ? {} : { visitor }
}
