import { deepStrictEqual } from 'node:assert/strict'
import { isDeepStrictEqual } from 'node:util'
import { api, apiOk } from '#functions/testing/api.ts'
import { askUntil } from '#functions/testing/ask-until.ts'
import {
  checkApplication,
  checkCards,
  checkFacts,
  checkOwnThings,
  checkSessions,
  checkStorefront,
  checkVisible,
  lookers,
  nameOf,
} from '#functions/trust/model/look-around.ts'
import { isNightly } from '#functions/trust/mode.ts'
import { holdsNumber, isOnOffer, isPublic } from '#functions/trust/model/rules.ts'
import type { Watcher } from '#functions/trust/model/watcher.ts'
import type { Account, World } from '#functions/trust/model/world.ts'

/** Repeats a request until its response is right or the time is over, then asserts it. */
const inTheEnd = async (read: () => Promise<unknown>, right: unknown, what: string): Promise<void> =>
  deepStrictEqual(await askUntil(read, (answer) => isDeepStrictEqual(answer, right)), right, what)

type Item = { id: string }
const idsOf = (list: readonly Item[]): string[] => list.map(({ id }) => id).toSorted()

const checkSearch = ({ cars, priceFrom }: World): Promise<void> =>
  inTheEnd(
    async () => {
      const query = `minPrice=${priceFrom}&maxPrice=${priceFrom + 99}&limit=100`
      return idsOf((await apiOk('GET', `/api/listings?${query}`)).body.listings)
    },
    idsOf(cars.filter(isOnOffer)),
    'the cars that the search finds',
  )

const checkPlates = async ({ plates, numbers }: World): Promise<void> => {
  for (const number of numbers)
    await inTheEnd(
      async () => idsOf((await apiOk('GET', `/api/number-plates?search=${number}`)).body.plates),
      idsOf(plates.filter((plate) => plate.number === number && isOnOffer(plate))),
      `the plates ${number} that are found`,
    )
}

const checkStock = async ({ cars }: World, account: Account): Promise<void> => {
  if (account.role !== 'SELLER_DEALERSHIP' || !account.isVerified || account.status !== 'ACTIVE') return
  await inTheEnd(
    async () => idsOf((await apiOk('GET', `/api/dealers/${account.id}`)).body.listings),
    idsOf(cars.filter((car) => car.owner === account && isOnOffer(car))),
    `the stock of ${account.label}`,
  )
}

/** Asserts that a number's page shows the plate that holds it, or is 404 while that plate is hidden. */
const checkNumbers = async ({ plates, numbers }: World): Promise<void> => {
  for (const number of numbers) {
    const holder = plates.find((plate) => plate.number === number && holdsNumber(plate))
    if (!holder) continue
    const { status, body } = await api('GET', `/api/number-plates/${number}`)
    deepStrictEqual(status, isPublic(holder) ? 200 : 404, `${number}, which ${holder.label} holds`)
    if (status === 200) deepStrictEqual(body.id, holder.id, `who holds ${number}`)
  }
}

/** Asserts that the admins' queues hold exactly this run's waiting items. */
const checkQueues = async (
  { cars, plates, tag, appeals, reports }: World,
  watcher: Watcher,
): Promise<void> => {
  const own = new Set([...cars, ...plates, ...appeals].map(({ id }) => id))
  const waiting = (list: readonly { status: string; isGone: boolean; id: string }[]) =>
    idsOf(list.filter(({ status, isGone }) => status === 'PENDING' && !isGone))
  const ofRun = (list: Item[]) => idsOf(list.filter(({ id }) => own.has(id)))
  const queue = await watcher.readAll(
    `/api/admin/listings?status=PENDING&limit=100&search=${tag}`,
    'listings',
  )
  deepStrictEqual(ofRun(queue), waiting(cars), 'the cars that wait for review')
  const plateQueue = await watcher.readAll('/api/admin/number-plates?limit=100', 'plates')
  deepStrictEqual(ofRun(plateQueue), waiting(plates), 'the plates that wait for review')
  const open = await watcher.readAll('/api/admin/appeals?limit=100', 'appeals')
  deepStrictEqual(
    ofRun(open),
    idsOf(appeals.filter(({ status }) => status === 'OPEN')),
    'the appeals that wait for an answer',
  )
  const reported = await watcher.readAll('/api/admin/reports?limit=100', 'reports')
  for (const [car, by] of reports) {
    const people = reported.flatMap(({ listing, reporter }) =>
      listing.id === car.id && reporter ? [reporter.id] : [],
    )
    const there = [...by].filter(({ status }) => status !== 'DELETED')
    deepStrictEqual(people.toSorted(), idsOf(there), `who reported ${car.label}`)
  }
}

/** Asserts the whole state, as all actors see it, once search has caught up. @throws AssertionError */
export const checkEverything = async (world: World, watcher: Watcher): Promise<void> => {
  const offers = [...world.cars, ...world.plates]
  await checkCards(world)
  for (const offer of offers) {
    await checkFacts(offer, watcher)
    const viewers = isNightly ? world.actors : [...lookers(world, offer.owner)]
    await Promise.all(viewers.map((actor, turn) => checkVisible(offer, actor, nameOf(offer, turn))))
  }
  for (const account of world.accounts) {
    await Promise.all([checkOwnThings(world, account), checkSessions(account), checkStock(world, account)])
    const visitors = [
      world.actors[0],
      world.actors.find((actor) => actor.account === account),
      world.actors[9],
    ]
    await Promise.all(visitors.map((actor) => actor && checkStorefront(account, actor)))
  }
  for (const application of world.applications) await checkApplication(application, watcher)
  await Promise.all([
    checkSearch(world),
    checkPlates(world),
    checkNumbers(world),
    checkQueues(world, watcher),
  ])
}
