import { isListed } from '#functions/data/listing-record.ts'
import type { Violation } from '#functions/trust/invariants/store.ts'
import type { View } from '#functions/trust/invariants/view.ts'
import { listDealers } from '#shared/api/dealers.ts'
import { listFeatured, searchListings } from '#shared/api/listings.ts'
import { listPlates } from '#shared/api/plates.ts'
import { limits } from '#shared/constants/limits.ts'
import { isPlateListed } from '#shared/rules/plate.ts'
import { canPost } from '#shared/rules/user.ts'

/** A public list: all of the visible items, or a part of them. */
type List = { path: string; name?: string; isWhole: boolean; must: (view: View) => string[] }

const isOfActive = ({ users }: View, { ownerId }: { ownerId: string }): boolean => {
  const owner = users.get(ownerId)
  return owner !== undefined && owner.status === 'ACTIVE' && canPost(owner)
}

const idsOf = (found: readonly { id: string }[]): string[] => found.map(({ id }) => id)

const cars = (view: View) =>
  idsOf([...view.listings.values()].filter((one) => isListed(one) && isOfActive(view, one)))
const plates = (view: View) =>
  idsOf([...view.plates.values()].filter((one) => isPlateListed(one) && isOfActive(view, one)))
const dealers = (view: View) =>
  idsOf(
    [...view.dealers.values()].filter(
      ({ verificationStatus, isSuspended }) => verificationStatus === 'APPROVED' && !isSuspended,
    ),
  )

const lists: readonly List[] = [
  { path: searchListings.path, name: 'listings', isWhole: true, must: cars },
  { path: listFeatured.path, isWhole: false, must: cars },
  { path: listPlates.path, name: 'plates', isWhole: true, must: plates },
  { path: listDealers.path, isWhole: true, must: dealers },
]

type Answer = { ids: string[]; total: number }

const readPage = async (url: string, { name }: List): Promise<Answer> => {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  const body = (await response.json()) as Record<string, unknown>
  const found = (name ? body[name] : body) as { id: string }[]
  return { ids: idsOf(found), total: name ? Number(body['total']) : found.length }
}

// Nobody can page further; a larger market is checked by its snapshot.
const pages = limits.search.window / limits.search.page.max

const readAll = async (url: string, list: List): Promise<Answer> => {
  if (!list.name) return readPage(`${url}${list.path}`, list)
  const ids: string[] = []
  let total = 0
  for (let page = 1; page <= pages; page++) {
    const found = await readPage(`${url}${list.path}?limit=${limits.search.page.max}&page=${page}`, list)
    ids.push(...found.ids)
    total = found.total
    if (found.ids.length < limits.search.page.max) break
  }
  return { ids, total }
}

/** I1, I3, I11: public lists over HTTP hold exactly the visible items; pages do not overlap, and their sum is the total. */
export const checkPublicLists = async (url: string, view: View): Promise<Violation[]> => {
  const found: Violation[] = []
  for (const list of lists) {
    const { ids, total } = await readAll(url, list)
    const [is, must] = [new Set(ids), new Set(list.must(view))]
    const say = (invariant: Violation['invariant'], about: string, says: string) =>
      found.push({ invariant, about, says: `${list.path}: ${says}` })
    for (const id of is.difference(must)) say('I1', id, 'is shown and may not be')
    if (list.isWhole && must.size <= limits.search.window)
      for (const id of must.difference(is)) say('I1', id, 'may be seen and is not shown')
    if (is.size !== ids.length) say('I11', list.path, 'shows something twice')
    if (must.size <= limits.search.window && total !== ids.length)
      say('I11', list.path, `says there are ${total} and shows ${ids.length}`)
  }
  return found
}
