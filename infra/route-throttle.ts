import type { Stage } from '#infra/stage.ts'
import type { Contract } from '#shared/api/contract.ts'

type Throttle = Stage['throttle']

/** The number of carriers and offices in the Gulf that may use their whole share of one route at once. */
const addresses = 50
/** Below this rate, a handful of people in the same second would be turned away. */
const slowest = 10

/**
 * How often a route may be called in all, in requests a second, or undefined where the stage's own throttle is all there is. It
 * follows from what the contract lets one address do: fifty such addresses fill the route, and no more than that gets through to
 * the work behind it, be it checking passwords, mail or drawing.
 */
export const routeThrottle = ({ limits = [] }: Contract, all: Throttle): Throttle | undefined => {
  const rates = limits.filter(({ per }) => per === 'ip').map(({ limit, seconds }) => limit / seconds)
  if (rates.length === 0) return undefined
  const rateLimit = Math.min(all.rateLimit, Math.max(slowest, Math.ceil(addresses * Math.min(...rates))))
  return { rateLimit, burstLimit: Math.min(all.burstLimit, rateLimit) }
}
