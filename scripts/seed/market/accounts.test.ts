import { expect, test } from 'vitest'
import { holdsDealershipName, isTakenForPlatform, resemblesDealership } from '#shared/rules/look-alike.ts'
import { createMarket } from './market.ts'

const { accounts } = createMarket(new Date('2026-11-20T09:00:00.000Z'))
const dealerships = [...accounts.dealerships, accounts.unverified, ...accounts.applying]
const firms = dealerships.map(({ dealer: { businessName, businessNameAr = businessName } }) => [
  businessName,
  businessNameAr,
])
const people = [
  accounts.admin,
  accounts.supervisor,
  accounts.buyer,
  accounts.seller,
  ...accounts.sellers,
  ...dealerships.map(({ user }) => user),
].map(({ firstName, lastName }) => `${firstName} ${lastName}`)

test('nobody of the demo has a name that is taken for the platform or for another dealership', () => {
  expect([...people, ...firms.flat()].filter(isTakenForPlatform)).toEqual([])
  expect(people.filter((name) => firms.flat().some((firm) => holdsDealershipName(name, firm)))).toEqual([])
  const resembling = firms.flatMap((own) =>
    firms.filter(
      (other) => other !== own && own.some((one) => other.some((two) => resemblesDealership(one, two))),
    ),
  )
  expect(resembling).toEqual([])
})
