import { limits } from '#shared/constants/limits.ts'
import { partitions } from './keys.ts'
import { countItems } from './queries.ts'

/**
 * How many dealerships wait for verification, as far as `limits.dealersCounted`: those of suspended owners do not wait, though the kept
 * counts have them under the verification that they have.
 */
export const countWaitingDealers = (): Promise<number> =>
  countItems({
    index: 'byStatus',
    partition: partitions.dealers('PENDING'),
    limit: limits.dealersCounted,
  })
