import { randomUUID } from 'node:crypto'
import { newId, newSecret, newUnsubscribeToken } from '#functions/adapters/ids.ts'
import { createAccount } from '#functions/adapters/identity-pool.ts'
import { putFavorite, putFavoritePlate } from '#functions/data/favorites.ts'
import type { LeadRecord } from '#functions/data/leads.ts'
import { insertLead } from '#functions/data/new-lead.ts'
import { notificationWrite } from '#functions/data/notifications.ts'
import { insertPasswordReset } from '#functions/data/passwords.ts'
import { forListing } from '#functions/data/counts.ts'
import { newPreferencesWrites } from '#functions/data/preferences.ts'
import { insertSession } from '#functions/data/sessions.ts'
import { insertSavedSearch } from '#functions/data/saved-searches.ts'
import { transact } from '#functions/data/transact.ts'
import type { UserRecord } from '#functions/data/users.ts'
import { aLead, aSession } from '#functions/testing/builders.ts'
import { newAuthenticator, storePasskey } from '#functions/testing/passkeys.ts'
import { tomorrowAt } from '#functions/testing/leads.ts'
import { toConfirmEmail } from '#functions/testing/codes.ts'
import { newUser, password, type Person } from '#functions/trust/permissions/people.ts'
import type { Thing, Whose } from '#functions/trust/permissions/row.ts'
import { car, carWithReport, plate, newUpload } from '#functions/trust/permissions/things-offers.ts'
import { offerExpiresAt } from '#shared/rules/price-offer.ts'
import { defaultPreferences } from '#shared/schemas/preferences.ts'

const now = (): string => new Date().toISOString()

/** A saved search of its owner. */
export const savedSearch = (whose: Whose): Thing => ({
  name: 'saved search',
  whose,
  make: async ({ user }) => {
    const id = newId('savedSearch')
    const searchParams = { make: 'Nissan' }
    const search = { id, userId: user.id, name: 'Patrols', searchParams, createdAt: now(), version: 1 }
    await insertSavedSearch({ ...search, kind: 'cars', alertsEnabled: false, alertsSince: null }, [])
    return { id }
  },
})

/** A session on another device. */
export const session = (whose: Whose): Thing => ({
  name: 'session',
  whose,
  make: async ({ user }) => {
    const id = randomUUID()
    await insertSession(aSession({ id, userId: user.id }), [])
    return { id }
  },
})

/** A passkey. */
export const passkey = (whose: Whose): Thing => ({
  name: 'passkey',
  whose,
  make: async ({ user }) => ({ id: await storePasskey(user.id, newAuthenticator()) }),
})

/** A ready upload that nothing uses. */
export const upload = (purpose: 'photo' | 'document', whose: Whose): Thing => ({
  name: `${purpose} upload`,
  whose,
  make: async ({ user }) => ({ id: await newUpload(user.id, purpose) }),
})

const leadBetween = async (
  buyer: UserRecord,
  seller: UserRecord,
  parts: Partial<Pick<LeadRecord, 'offer' | 'respondedAt' | 'viewing'>> = {},
  about: Thing = car('APPROVED'),
): Promise<string> => {
  const listing = await about.make({ user: seller, token: '', refreshToken: '' })
  const id = newId('lead')
  const at = new Date()
  const [buyerId, sellerId, createdAt] = [buyer.id, seller.id, at.toISOString()]
  const base = aLead({ id, createdAt, lastActivityAt: createdAt })
  const listed = base.listing && { ...base.listing, id: listing.id }
  await insertLead({
    lead: { ...base, buyerId, sellerId, listing: listed, ...parts },
    buyer,
    opening: undefined,
    countedFor: forListing({ id: listing.id, ownerId: seller.id }),
    person: `user:${buyer.id}`,
    together: [],
    at,
  })
  return id
}

/** A lead with the user as one side; the other side is a new user. */
export const lead = (side: 'buyer' | 'seller', whose: Whose): Thing => ({
  name: `conversation as ${side}`,
  whose,
  make: async ({ user }) => {
    const other = await newUser()
    const id = side === 'buyer' ? await leadBetween(user, other) : await leadBetween(other, user)
    return { id }
  },
})

/** A conversation with an open offer of a price by its buyer; the user is one side, the other is a new user. */
export const offered = (side: 'buyer' | 'seller', whose: Whose): Thing => ({
  name: `offer as ${side}`,
  whose,
  make: async ({ user }) => {
    const other = await newUser()
    const at = new Date()
    const made = { by: 'buyer' as const, amountQAR: 150_000, state: 'OPEN' as const, at: at.toISOString() }
    const offer = { id: newId('message'), ...made, expiresAt: offerExpiresAt(at) }
    const id =
      side === 'buyer' ? await leadBetween(user, other, { offer }) : await leadBetween(other, user, { offer })
    return { id, more: { offerId: offer.id } }
  },
})

/** A conversation about a car with an inspection report, which its seller has answered; the user is one side, the other is a new user. */
export const reported = (side: 'buyer' | 'seller', whose: Whose): Thing => ({
  name: `answered about a report as ${side}`,
  whose,
  make: async ({ user }) => {
    const other = await newUser()
    const [buyer, seller] = side === 'buyer' ? [user, other] : [other, user]
    return { id: await leadBetween(buyer, seller, { respondedAt: now() }, carWithReport) }
  },
})

/** A conversation in which its buyer has proposed a viewing; the user is one side, the other is a new user. */
export const proposed = (side: 'buyer' | 'seller', whose: Whose): Thing => ({
  name: `viewing as ${side}`,
  whose,
  make: async ({ user }) => {
    const other = await newUser()
    const viewing = {
      id: newId('message'),
      by: 'buyer' as const,
      times: [tomorrowAt('17:00')],
      note: '',
      state: 'PROPOSED' as const,
      time: null,
      place: null,
      at: now(),
      remindAt: null,
    }
    const id =
      side === 'buyer'
        ? await leadBetween(user, other, { viewing })
        : await leadBetween(other, user, { viewing })
    return { id, more: { viewingId: viewing.id } }
  },
})

/** An unread notification. */
export const notification = (whose: Whose): Thing => ({
  name: 'notification',
  whose,
  make: async ({ user }) => {
    const id = newId('notification')
    const told = { id, userId: user.id, kind: 'LISTING_APPROVED' as const, about: {}, readAt: null }
    await transact([notificationWrite({ ...told, createdAt: now() })])
    return { id }
  },
})

/** A public car that the user has saved; the item is the car. */
export const favorite = (whose: Whose): Thing => ({
  name: 'saved car',
  whose,
  make: async ({ user }) => {
    const owner = await newUser()
    const { id } = await car('APPROVED').make({ user: owner, token: '', refreshToken: '' })
    await putFavorite({
      userId: user.id,
      listing: { id, ownerId: owner.id },
      person: undefined,
      at: new Date(),
    })
    return { id }
  },
})

/** A public plate that the user has saved; the item is the plate. */
export const favoritePlate = (whose: Whose): Thing => ({
  name: 'saved plate',
  whose,
  make: async ({ user }) => {
    const owner = await newUser()
    const { id } = await plate('APPROVED').make({ user: owner, token: '', refreshToken: '' })
    await putFavoritePlate({
      userId: user.id,
      plate: { id, ownerId: owner.id },
      person: undefined,
      at: new Date(),
    })
    return { id }
  },
})

/** A user with an email whose links unsubscribe. */
export const subscriber: Thing = {
  name: 'link that ends mail',
  whose: 'PO',
  make: async () => {
    const { id } = await newUser()
    const token = newUnsubscribeToken()
    await transact(newPreferencesWrites(id, token, defaultPreferences))
    return { id, more: { token } }
  },
}

/** A user with an email whose link sets a new password. */
export const forgetful: Thing = {
  name: 'link to a new password',
  whose: 'PO',
  make: async () => {
    const user = await newUser()
    await createAccount(user.id, password)
    const token = newSecret()
    await insertPasswordReset({ token, user, at: new Date() }, [])
    return { id: user.id, more: { token } }
  },
}

/** A user with an email whose link confirms their address. */
export const newcomer: Thing = {
  name: 'link that confirms an address',
  whose: 'PO',
  make: async () => {
    const user = await newUser()
    const { token } = await toConfirmEmail(user)
    return { id: user.id, more: { token } }
  },
}

/** A user whom admins may or may not manage. */
export const someone = (name: string, parts: Partial<UserRecord> = {}): Thing => ({
  name,
  whose: 'PO',
  make: async () => ({ id: (await newUser(parts)).id }),
})

/** The dealership of one of the actors. */
export const storefront = (whose: Whose): Thing => ({
  name: 'dealership',
  whose,
  make: async ({ user }: Person) => ({ id: user.id }),
})
