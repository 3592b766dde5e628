import type { APIRequestContext } from 'playwright/test'
import type { CurrentUser } from '#shared/schemas/user.ts'
import { entriesOf } from '#web/features/dashboard/tabs.ts'
import { tokenOf } from '../api.ts'
import { people, type Person } from './visit.ts'

/** Slugs, ids and tokens of the demo data for use in addresses, looked up anew in each run. */
export type Things = {
  tokens: Readonly<Partial<Record<Person, string>>>
  car: string
  otherCar: string
  dealer: string
  plate: string
  /** Of the demo's private seller: a car in every status, by id. */
  own: Readonly<Record<'APPROVED' | 'REJECTED' | 'DRAFT', string>>
  dealersCar: string
  /** The tabs that the dashboard offers this person. */
  tabsOf: (who: Person) => readonly string[]
}

type Own = { id: string; status: string }

/** Signs in the demo accounts and looks up the items that the visits need. */
export const findThings = async (request: APIRequestContext): Promise<Things> => {
  const get = async <Answer>(path: string, token?: string): Promise<Answer> => {
    const options = token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } }
    return (await (await request.get(path, options)).json()) as Answer
  }
  const tokens: Partial<Record<Person, string>> = {}
  const tabs = new Map<Person, readonly string[]>()
  for (const who of people) {
    if (who === 'visitor') continue
    const token = await tokenOf(request, who)
    tokens[who] = token
    const entries = entriesOf(await get<CurrentUser>('/api/user', token)).flat()
    // `sell` leads to another page.
    tabs.set(
      who,
      entries.filter((entry) => entry !== 'sell'),
    )
  }
  // Pickups: no journey brings any in or takes any away meanwhile.
  const cars = await get<{ listings: { slug: string }[] }>('/api/listings?limit=2&bodyType=Pickup')
  const [dealer] = await get<{ slug: string }[]>('/api/dealers')
  const { plates } = await get<{ plates: { slug: string }[] }>('/api/number-plates?limit=1&digits=6')
  const owned = await get<Own[]>('/api/seller/listings', tokens.seller)
  const ofStatus = (status: string) => owned.find((car) => car.status === status)!.id
  const [dealersCar] = await get<Own[]>('/api/seller/listings', tokens.dealer)
  return {
    tokens,
    car: cars.listings[0]!.slug,
    otherCar: cars.listings[1]!.slug,
    dealer: dealer!.slug,
    plate: plates[0]!.slug,
    own: { APPROVED: ofStatus('APPROVED'), REJECTED: ofStatus('REJECTED'), DRAFT: ofStatus('DRAFT') },
    dealersCar: dealersCar!.id,
    tabsOf: (who) => tabs.get(who) ?? [],
  }
}
