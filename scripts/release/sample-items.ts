import type { Item } from '#functions/data/table.ts'
import { demoAccounts } from '#scripts/seed/demo-accounts.ts'

// A part of the demo market that hangs together: what the next version's tests upgrade (`functions/trust/upgrade`).

/** Of things in the same state that one person has. */
const ofAState = 3
/** Of what one person or thing has many of: notifications, days, messages. */
const ofAKind = 30

const anId = /\b[a-z]{2,4}_[0-9A-HJKMNP-TV-Z]{26}\b/g

const idsIn = (text: unknown): string[] => String(text).match(anId) ?? []

const peopleOf = (item: Item): unknown[] =>
  ['ownerId', 'userId', 'sellerId', 'buyerId'].map((name) => item[name])

/** The kind of an item: the words that its keys begin with. */
const wordsOf = ({ pk, sk }: Item): [string, string] => {
  const word = (key: unknown) => /^[A-Z_]*/.exec(String(key))?.[0] ?? ''
  return [word(pk), word(sk)]
}
const kindOf = (item: Item): string => wordsOf(item).join('/')

/** Kinds that are kept whole, as far as `ofAKind` reaches. */
const nobodys: ReadonlySet<string> = new Set(['CONTACT', 'PROVIDERS', 'REPORT'])
/** Kinds that are sums or chains of everything, and would be wrong of a part. */
const left: ReadonlySet<string> = new Set(['AUDIT', 'AUDIT_HEAD', 'COUNTER', 'LOCAL', 'RATE'])

/** Keeps at most so many of each group, the first ones. */
const atMost = (items: readonly Item[], most: number, groupOf: (item: Item) => string): Item[] =>
  [...Map.groupBy(items, groupOf).values()].flatMap((group) => group.slice(0, most))

/** Things of a person with an id of their own, a few in each state. */
const thingsOf = (items: readonly Item[], people: ReadonlySet<unknown>): Item[] =>
  atMost(
    items.filter((item) => idsIn(item['id']).length > 0 && peopleOf(item).some((id) => people.has(id))),
    ofAState,
    (item) => [kindOf(item), item['ownerId'] ?? item['userId'], item['status'], item['availability']].join(),
  )

/** The items of the demo accounts and of whom they deal with, each with everything its keys name. */
export const sampleItems = (all: readonly Item[]): Item[] => {
  const items = all.filter((item) => !left.has(wordsOf(item)[0]))
  const names: ReadonlySet<unknown> = new Set(demoAccounts.map(({ username }) => username))
  const accounts = items.filter((item) => names.has(item['username'])).map(({ id }) => id)
  const own = thingsOf(items, new Set(accounts))
  const kept = new Set(
    [...accounts, ...own.flatMap((thing) => [thing['id'], ...peopleOf(thing)])].flatMap(idsIn),
  )
  // A guard's key is a name, and its attributes say whose it is.
  const belongs = (item: Item): boolean =>
    nobodys.has(wordsOf(item)[0]) ||
    [item['pk'], item['listingId'], item['plateId'], ...peopleOf(item)]
      .concat(item['sk'] === 'GUARD' ? item['id'] : [])
      .flatMap(idsIn)
      .every((id) => kept.has(id))
  const others = atMost(items.filter(belongs), ofAKind, kindOf)
  return items.filter((item) => kept.has(String(item['id'])) || others.includes(item))
}
