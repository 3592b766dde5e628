import { expect, it } from 'vitest'
import { amount } from '#functions/trust/mode.ts'
import { proven } from '#functions/trust/proven.ts'
import { mailsADay, networkLimits, strangersReportsOfOne } from '#shared/rules/reputation.ts'
import { rateLimits } from '#shared/constants/limits.ts'
import { callsOf, runAttack } from './run-attack.ts'

// `npm run bench -- abuse` plays the same with 10,000 accounts in 1,000 networks, and prints what it costs them.
const size = {
  accounts: amount({ quick: 120, nightly: 2000 }),
  networks: amount({ quick: 12, nightly: 200 }),
  buyers: amount({ quick: 6, nightly: 40 }),
  owners: amount({ quick: 10, nightly: 100 }),
}

it('throwaway accounts in many networks hurt no real buyer, owner, seller or stranger', async () => {
  const { tried, mostOfNetwork, added, mails, texts, ...hurt } = await runAttack(size)

  // Real people: nobody is refused for good, and everybody counts.
  expect(hurt.refused).toEqual({ knownBuyers: 0, newBuyers: 0, newBuyersAmongThem: 0, owners: 0 })
  expect(hurt.notCounted).toEqual({ views: 0, reports: 0 })

  // Strangers, whose addresses and number they gave.
  expect(mails.toStrangers).toBe(0)
  expect(mails.withTheirWords).toBe(0)
  expect(mails.mostAboutAccounts).toBeLessThanOrEqual(mailsADay.asked)
  expect(texts).toBeLessThanOrEqual(rateLimits.textMessage.limit)

  // What a network adds to a car in a day, however many people and visitors it invents.
  const { viewersOfOne, reportsOfOne } = networkLimits
  for (const name of ['views', 'contacts', 'saves'] as const) {
    expect([name, mostOfNetwork[name]]).toEqual([name, viewersOfOne])
    expect(added[name]).toBe(size.networks * viewersOfOne)
  }
  // One more row counts the rest.
  expect(mostOfNetwork.reportRows).toBe(reportsOfOne + 1)
  // Of all networks together, with one row more for the car and one for each network.
  expect(added.reportRows).toBeLessThanOrEqual(strangersReportsOfOne + 1 + size.networks)

  // They really tried: everybody of them registered, and asked for everything.
  expect(tried['register']).toEqual({ taken: size.accounts, refused: {} })
  expect(tried['contact request']?.taken).toBe(size.networks * networkLimits.leadsAboutOne)
  const calls = callsOf({ tried })
  expect(calls).toBeGreaterThan(20 * size.accounts)
  // Nothing was unavailable, or only refused because nothing worked.
  expect(JSON.stringify(tried)).not.toMatch(/STORE_UNAVAILABLE|INTERNAL/)
  proven('abuse', calls)
})
