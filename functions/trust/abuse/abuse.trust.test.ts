import { beforeAll, expect, it } from 'vitest'
import { useOwnTable } from '#functions/testing/own-table.ts'
import { amount } from '#functions/trust/mode.ts'
import { proven } from '#functions/trust/proven.ts'
import { simulateAttack } from '#scripts/bench/abuse/simulate.ts'
import { networkLimits } from '#shared/rules/reputation.ts'

beforeAll(() => useOwnTable())

const size = {
  accounts: amount({ quick: 60, nightly: 1000 }),
  networks: amount({ quick: 6, nightly: 100 }),
  buyers: amount({ quick: 12, nightly: 100 }),
  plates: amount({ quick: 10, nightly: 100 }),
}

it('throwaway accounts in many networks hurt no real buyer, owner or stranger', async () => {
  const attack = await simulateAttack(size)
  expect(attack.establishedLeads).toEqual({ taken: size.buyers, refused: {} })
  expect(attack.newLeads).toEqual({ taken: size.buyers, refused: {} })
  expect(attack.platesBlocked).toBe(0)
  expect(attack.viewsOfNetwork).toBeLessThanOrEqual(networkLimits.viewersOfOne)
  expect(attack.viewsLost).toBe(0)
  expect(attack.leads.taken).toBeLessThanOrEqual(size.networks * networkLimits.leadsAboutOne)
  expect(attack.reportRows).toBeLessThanOrEqual(size.networks * (networkLimits.reportsOfOne + 1))
  expect(attack.mailsToStrangers).toBe(0)
  proven('abuse', attack.calls)
})
