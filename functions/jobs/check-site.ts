import { env } from '#functions/core/env.ts'
import { jobHandler } from '#functions/core/job-handler.ts'
import { logger } from '#functions/core/logger.ts'
import { getHealth } from '#shared/api/config.ts'
import { searchListings } from '#shared/api/listings.ts'

// The parts that no alarm inside of the region sees: DNS, the certificate, CloudFront, its firewall, the origin secret. When
// they fail, the API has no errors, because it has no visitors.
const places = { home: '/', health: getHealth.path, search: `${searchListings.path}?limit=1` }

// Any visitor has given up by then.
const patienceMs = 8000

/** A place did not answer, or not well. */
class SiteUnreachable extends Error {
  override readonly name = 'SiteUnreachable'
}

const visit = async (place: string, address: string, ask: typeof fetch): Promise<boolean> => {
  try {
    const answer = await ask(address, {
      headers: { 'user-agent': 'sayara-check' },
      signal: AbortSignal.timeout(patienceMs),
    })
    await answer.arrayBuffer()
    if (answer.ok) return true
    logger.warn('a place of the site answers badly', { place, status: answer.status })
  } catch (error) {
    logger.error('a place of the site does not answer', error, { place })
  }
  return false
}

/** Opens the site as a visitor does: the home page, the API and a search. @throws SiteUnreachable when one of them fails */
export const checkSite = async (ask: typeof fetch = fetch): Promise<void> => {
  const origin = env().PUBLIC_ORIGIN
  const answers = await Promise.all(
    Object.entries(places).map(([place, path]) => visit(place, `${origin}${path}`, ask)),
  )
  if (answers.includes(false)) throw new SiteUnreachable()
}

/** Schedule → Lambda. */
export const handler = jobHandler('checkSite', () => checkSite())
