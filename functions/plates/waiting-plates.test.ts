import { expect, it } from 'vitest'
import { plateLimitWrites } from './create-plate.ts'
import { updatePlate } from './update-plate.ts'
import { checkWaitingPlates } from './waiting-plates.ts'
import { aPlate, aUser } from '#functions/testing/builders.ts'
import { plateLimits } from '#shared/constants/offer-limits.ts'
import { accountLimits, type Reputation } from '#shared/rules/reputation.ts'
import type { PlateStatus } from '#shared/schemas/plate.ts'

const at = new Date('2026-05-01T10:00:00.000Z')
const place = { actor: aUser(), ip: '10.0.0.1' }

/** What is read of a seller with so many plates of a status. */
const seller = (reputation: Reputation, count: number, status: PlateStatus) => ({
  readReputation: async () => reputation,
  listOwnedPlates: async () => Array.from({ length: count }, () => aPlate({ status })),
})

it('offers no more plates than the seller’s list shows', async () => {
  const { owned } = plateLimits
  await expect(plateLimitWrites(place, at, seller('trusted', owned, 'APPROVED'))).rejects.toMatchObject({
    code: 'TOO_MANY_OWN_PLATES',
  })
  expect(await plateLimitWrites(place, at, seller('trusted', owned - 1, 'APPROVED'))).toEqual([])
})

it('sends no rejected plate again while as many wait as may, and changes all others', async () => {
  const most = accountLimits.waitingPlates.new
  const edit = async (status: PlateStatus, waiting: number) => {
    const changed = await updatePlate(
      { actor: place.actor, params: { id: 'x' }, body: { price: 9 }, request: place } as never,
      {
        isJumpHeld: async () => false,
        takeEdit: async () => {},
        checkWaitingPlates: (who, time) => checkWaitingPlates(who, time, seller('new', waiting, 'PENDING')),
        readOwnPlate: async () => aPlate({ status }),
        replacePlate: async () => {},
        readCounts: async () => ({ viewCount: 0, contactCount: 0, saveCount: 0 }),
        now: () => at,
      },
    )
    return changed.status
  }
  await expect(edit('REJECTED', most)).rejects.toMatchObject({ code: 'TOO_MANY_PLATES' })
  expect(await edit('REJECTED', most - 1)).toBe('PENDING')
  expect(await edit('PENDING', most)).toBe('PENDING')
  expect(await edit('APPROVED', most)).toBe('APPROVED')
})
