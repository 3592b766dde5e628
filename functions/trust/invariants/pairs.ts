import { secretHash } from '#functions/core/hash.ts'
import { anyMake, anyPlate } from '#functions/data/saved-searches.ts'
import { nameOf, rest, text } from '#functions/trust/invariants/item.ts'
import type { Item, Violation } from '#functions/trust/invariants/store.ts'
import { itemsBy, type Check } from '#functions/trust/invariants/view.ts'
import type { OwnAppeal } from '#shared/schemas/moderation.ts'

// I20: data that is stored in two places is in both, and is the same.

const bad = (about: string, says: string): Violation => ({ invariant: 'I20', about, says })

const difference = (is: ReadonlySet<string>, must: ReadonlySet<string>, what: string): Violation[] => [
  ...[...must].filter((name) => !is.has(name)).map((name) => bad(name, `${what} is missing`)),
  ...[...is].filter((name) => !must.has(name)).map((name) => bad(name, `${what} is of nothing`)),
]

const makesOf = (search: Item): string[] => {
  if (search['kind'] === 'plates') return [anyPlate]
  const { make } = search['searchParams'] as { make?: string }
  return make ? [...new Set(make.split(',').map((name) => name.trim()))] : [anyMake]
}

/** A saved search with alerts has one alert item for each make. */
export const checkAlerts: Check = (view) => {
  const must = view
    .of('savedSearch')
    .filter(({ alertsSince }) => alertsSince !== null)
    .flatMap((search) =>
      makesOf(search).map((make) => `${make} ${text(search, 'userId')} ${text(search, 'id')}`),
    )
  const is = view
    .of('alert')
    .map((item) => `${text(item, 'make')} ${text(item, 'userId')} ${text(item, 'searchId')}`)
  return difference(new Set(is), new Set(must), 'an alert')
}

/** The token in a user's emails leads to that user. */
export const checkTokens: Check = (view) => {
  const must = view.of('preferences').map((item) => `${rest(item['pk'])} ${text(item, 'unsubscribeToken')}`)
  const is = view.of('unsubscribeToken').map((item) => `${text(item, 'userId')} ${rest(item['pk'])}`)
  return difference(new Set(is), new Set(must), 'an unsubscribe token')
}

/** The mark of a passkey's credential leads to the passkey. */
export const checkCredentials: Check = (view) => {
  const must = view
    .of('passkey')
    .map(
      (item) => `${secretHash(text(item, 'credentialId'))} ${text(item, 'userId')} ${Number(item['slot'])}`,
    )
  const is = view
    .of('credentialGuard')
    .map((item) => `${rest(item['pk'])} ${text(item, 'userId')} ${Number(item['slot'])}`)
  return difference(new Set(is), new Set(must), 'the mark of a credential')
}

/** An appeal is the same on its item and in the queue; one that its item no longer has is not open. */
export const checkAppeals: Check = (view) => {
  const items = itemsBy(view, 'appeal', 'id')
  const things: { id: string; appeal: OwnAppeal | null }[] = [
    ...view.listings.values(),
    ...view.plates.values(),
    ...view.submissions.values(),
  ]
  const own = new Map(things.flatMap(({ id, appeal }) => (appeal ? [[appeal.id, { id, appeal }]] : [])))
  return [
    ...[...own.values()]
      .filter(({ appeal }) => items.get(appeal.id)?.['status'] !== appeal.status)
      .map(({ id, appeal }) =>
        bad(
          id,
          `has an appeal that is ${appeal.status}, in the queue ${String(items.get(appeal.id)?.['status'])}`,
        ),
      ),
    ...[...items.values()]
      .filter((item) => item['status'] === 'OPEN' && !own.has(text(item, 'id')))
      .map((item) => bad(nameOf(item), 'is open, and what it is about does not know it')),
  ]
}

/** Messages belong to an existing conversation, and rows to an existing import. */
export const checkParts: Check = (view) => {
  const leads = new Set(view.leads.keys())
  const imports = new Set(view.of('import').map((item) => text(item, 'id')))
  return [
    ...view.of('leadMessage').filter((item) => !leads.has(rest(item['pk']))),
    ...view.of('importRow').filter((item) => !imports.has(rest(item['pk']))),
  ].map((item) => bad(nameOf(item), 'is a part of nothing'))
}
