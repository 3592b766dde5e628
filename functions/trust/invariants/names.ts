import { rest, text } from '#functions/trust/invariants/item.ts'
import type { Item, Violation } from '#functions/trust/invariants/store.ts'
import type { Check, View } from '#functions/trust/invariants/view.ts'

// I4: a name belongs to one user, and every name has its uniqueness guard; the pool has exactly one account per user.

const bad = (about: string, says: string): Violation => ({ invariant: 'I4', about, says })

/** The names and users of guards of a kind. A name that is only reserved has no user. */
const taken = (view: View, kind: 'usernameGuard' | 'emailGuard' | 'phoneGuard'): [string, string][] =>
  view
    .of(kind)
    .filter(({ userId }) => userId !== undefined)
    .map((item: Item) => [rest(item['pk']), text(item, 'userId')])

/** Guards and users name each other, one to one. */
export const checkNames: Check = (view) => {
  const found: Violation[] = []
  for (const [kind, field] of [
    ['usernameGuard', 'username'],
    ['emailGuard', 'email'],
  ] as const) {
    const guards = new Map(taken(view, kind))
    for (const user of view.users.values()) {
      const holder = guards.get(user[field])
      if (user.status === 'DELETED') {
        if (holder === user.id) found.push(bad(user.id, `is deleted and still has the ${field}`))
      } else if (holder !== user.id)
        found.push(bad(user.id, `has no guard of its ${field}; ${holder ?? 'nobody'} has it`))
    }
    for (const [name, userId] of guards)
      if (view.users.get(userId)?.[field] !== name)
        found.push(bad(userId, `a guard of a ${field} names this user, who is not called that`))
  }
  return [...found, ...checkPhones(view)]
}

/** The same for the numbers that are confirmed, and those alone. */
const checkPhones = (view: View): Violation[] => {
  const guards = new Map(taken(view, 'phoneGuard'))
  const confirmed = [...view.users.values()].filter(
    ({ status, phoneConfirmedAt }) => status !== 'DELETED' && phoneConfirmedAt !== null,
  )
  const numbers = new Map(confirmed.map(({ id, phoneNumber }) => [phoneNumber, id]))
  return [
    ...confirmed
      .filter(({ id, phoneNumber }) => guards.get(phoneNumber) !== id)
      .map(({ id }) => bad(id, 'has no guard of its confirmed number')),
    ...[...guards]
      .filter(([phone, userId]) => numbers.get(phone) !== userId)
      .map(([, userId]) => bad(userId, 'a guard of a number names this user, who has not confirmed it')),
  ]
}

/** Every account in the pool is in the table, or in a note that a job follows; and every user in the table has an account. */
export const checkAccounts: Check = ({ accounts, users, isDemo, of }) => {
  const inPool = new Set(accounts)
  const begun = new Set(of('begunAccount').map((item) => text(item, 'userId')))
  return [
    ...[...users.values()]
      .filter(({ id, status }) => !isDemo && status !== 'DELETED' && !inPool.has(id))
      .map(({ id }) => bad(id, 'has no account in the pool')),
    ...accounts
      .filter((id) => !users.has(id) && !begun.has(id))
      .map((id) => bad(id, 'is an account of nobody in the pool')),
  ]
}
