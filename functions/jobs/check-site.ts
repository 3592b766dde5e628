import { randomUUID } from 'node:crypto'
import { env } from '#functions/core/env.ts'
import { jobHandler } from '#functions/core/job-handler.ts'
import { logger } from '#functions/core/logger.ts'
import { getHealth } from '#shared/api/config.ts'
import { login } from '#shared/api/identity.ts'
import { searchListings } from '#shared/api/listings.ts'
import { listPlates } from '#shared/api/plates.ts'

// The parts that no alarm inside of the region sees: DNS, the certificate, CloudFront, its firewall, the origin secret. When
// they fail, the API has no errors, because it has no visitors.

type Answer = Pick<Response, 'status'> & { body: unknown }

const fieldOf = ({ body }: Answer, name: string): unknown =>
  typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[name] : undefined

const isCounted = (answer: Answer): boolean =>
  answer.status === 200 && typeof fieldOf(answer, 'total') === 'number'

type Place = { path: string; body?: object; isGood: (answer: Answer) => boolean }

/**
 * A sign-in that is refused as it should be takes every step of one but the last: names in the table, guesses counted, the accounts asked.
 * A real one would need an account that counts among people, and a password that somebody could take.
 */
const signIn = (): Place => ({
  path: login.path,
  // A name that is new each time, or the tenth try of an hour would be refused as a guess; and too long to be anybody's.
  body: { username: `sayara-check-${randomUUID()}`, password: randomUUID() },
  isGood: (answer) =>
    answer.status === 401 &&
    ['INVALID_CREDENTIALS', 'PASSWORDS_LOST'].includes(String(fieldOf(answer, 'code'))),
})

const places = (): Record<string, Place> => ({
  home: { path: '/', isGood: ({ status }) => status === 200 },
  health: { path: getHealth.path, isGood: ({ status }) => status === 200 },
  search: { path: `${searchListings.path}?search=toyota&limit=1`, isGood: isCounted },
  plates: { path: `${listPlates.path}?limit=1`, isGood: isCounted },
  signIn: signIn(),
})

// Any visitor has given up by then.
const timeoutMs = 8000

/** A place did not answer, or not well. */
class SiteUnreachable extends Error {
  override readonly name = 'SiteUnreachable'
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const visit = async (name: string, { path, body, isGood }: Place, ask: typeof fetch): Promise<boolean> => {
  try {
    const answer = await ask(`${env().PUBLIC_ORIGIN}${path}`, {
      headers: { 'user-agent': 'sayara-check', ...(body && { 'content-type': 'application/json' }) },
      signal: AbortSignal.timeout(timeoutMs),
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    })
    const { status } = answer
    if (isGood({ status, body: parsed(await answer.text()) })) return true
    logger.warn('a place of the site answers badly', { place: name, status })
  } catch (error) {
    logger.error('a place of the site does not answer', error, { place: name })
  }
  return false
}

/**
 * Opens the site as a visitor does: the home page, the API, a search for cars and one for plates, and a sign-in.
 * @throws SiteUnreachable when one of them fails
 */
export const checkSite = async (ask: typeof fetch = fetch): Promise<void> => {
  const answers = await Promise.all(Object.entries(places()).map(([name, place]) => visit(name, place, ask)))
  if (answers.includes(false)) throw new SiteUnreachable()
}

/** Schedule → Lambda. */
export const handler = jobHandler('checkSite', () => checkSite())
