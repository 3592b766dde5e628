import type { KindName } from '#functions/trust/invariants/kinds.ts'
import { nameOf, text } from '#functions/trust/invariants/item.ts'
import type { Item } from '#functions/trust/invariants/store.ts'
import type { View } from '#functions/trust/invariants/view.ts'
import { itemLeaves } from '#functions/trust/privacy/leaves.ts'
import { heldIn, living } from '#functions/trust/privacy/mentions.ts'
import type { Somebody } from '#functions/trust/privacy/marks.ts'

/** Data in a kind of item that may outlive an account: its ids, or also a name; expires after at most `days`, where set. */
type Leftover = { holds: 'id' | 'name'; days?: number; why: string }

const ids = (why: string, days?: number): Leftover => ({ holds: 'id', why, ...(days && { days }) })

/** Everything that may be left of a deleted account, and why. Anything of another kind, or kept longer, was not erased. */
const leftovers: Partial<Record<KindName, Leftover>> = {
  audit: ids('the log of what was decided, by ids alone', 731),
  usernameGuard: { holds: 'name', days: 180, why: 'nobody else may pass for who has just left' },
  tombstone: ids('tells the search that it is gone', 2),
  counted: ids('that a visitor is counted once', 30),
  viewers: ids('that a viewer of a car is counted once', 35),
  networkPlace: ids('that a few of a network count in a day', 2),
  rateLimit: ids('how often somebody called', 2),
  passwordReset: ids('a link that went with the account', 1),
  listingDay: ids('how often a car was looked at', 400),
  samePhoto: ids('that admins are told once', 365),
  told: ids('that others are told once', 180),
  reported: ids('that others report a car once', 90),
  contacted: ids('that others ask once a day', 1),
  contactedBy: ids('that nobody asks twice by registering again', 1),
  notification: ids('what others were told about a car that is gone', 180),
  lead: ids('what others talk about, as it was', 365),
  leadMessage: ids('who wrote what a dealership said', 365),
  workingCopy: ids('who typed a car for a dealership', 30),
  formerEmployment: ids('that who worked there does not review it', 365),
  invitation: {
    holds: 'name',
    days: 7,
    why: 'an address that a dealership has typed, until the invitation ends',
  },
  favorite: ids('a saved car that is gone: the list leaves it out'),
  favoritePlate: ids('a saved plate that is gone: the list leaves it out'),
  report: ids('what others reported, as it was'),
  listing: ids('which admin decided'),
  plate: ids('which admin decided'),
  submission: ids('which admin decided'),
  appeal: ids('which admin answered'),
  reviewed: ids('which admin decided'),
  moderatorDay: ids('how much an admin did in a day', 91),
  reviewClaim: ids('which admin had it open', 1),
  sellerNote: ids('which admin noted it, and about what'),
  contactMessage: { holds: 'name', why: 'written without an account, by an address that nobody proved' },
}

const daySeconds = 86_400

const tooLong = ({ expiresAt }: Item, { days }: Leftover, at: Date): boolean =>
  days !== undefined &&
  !(typeof expiresAt === 'number' && expiresAt <= at.getTime() / 1000 + (days + 1) * daySeconds)

/** Data about a deleted user in a table beyond the allowed leftovers. `own` holds the ids of the user's former items. */
export const remainsOf = (view: View, somebody: Somebody, own: ReadonlySet<string>): string[] =>
  living(view).flatMap((item) => {
    const held = itemLeaves(item).flatMap(({ path, text: leaf }) =>
      heldIn(leaf, somebody, own).map((what) => ({ what, path })),
    )
    if (held.length === 0) return []
    const kind = view.kindOf(item)
    const leftover = kind && leftovers[kind]
    const name = nameOf(item)
    if (!leftover) return [`${name} holds ${held.map(({ what, path }) => `${what} in ${path}`).join(', ')}`]
    const names = held.filter(({ what }) => what === 'name' && leftover.holds === 'id')
    if (names.length) return [`${name} holds a name in ${names.map(({ path }) => path).join(', ')}`]
    return tooLong(item, leftover, view.at)
      ? [`${name} stays until ${text(item, 'expiresAt') || 'ever'}`]
      : []
  })
