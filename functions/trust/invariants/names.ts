import { rest, text } from '#functions/trust/invariants/item.ts'
import type { Item, Violation } from '#functions/trust/invariants/store.ts'
import type { Check, View } from '#functions/trust/invariants/view.ts'

// I4: a name is one person's, and whoever has a name has its guard; the pool has an account for everybody and nobody else.

const bad = (about: string, says: string): Violation => ({ invariant: 'I4', about, says })

/** Guards of a kind that are somebody's: the name and whose it is. A name that is only withheld is nobody's. */
const taken = (view: View, kind: 'usernameGuard' | 'emailGuard'): [string, string][] =>
  view
    .of(kind)
    .filter(({ userId }) => userId !== undefined)
    .map((item: Item) => [rest(item['pk']), text(item, 'userId')])

/** Guards and users name each other, one for one. */
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
  return found
}

/** Who can sign in is in the table, or a note that a job follows; and who is in the table can sign in. */
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
