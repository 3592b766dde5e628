import { endEmployment } from '#functions/data/teams.ts'
import { api, apiOk } from '#functions/testing/api.ts'
import { ask, edit, write } from '#functions/testing/leads.ts'
import { password } from '#functions/testing/people.ts'
import { newAuthenticator, storePasskey } from '#functions/testing/passkeys.ts'
import { quoteForm } from '#functions/testing/quotes.ts'
import { hire, storeInvitation } from '#functions/testing/staff.ts'
import { storeReview } from '#functions/testing/dealer-reviews.ts'
import { providerForm } from '#functions/trust/permissions/things-review.ts'
import type { Somebody } from '#functions/trust/privacy/marks.ts'
import { actingForHeader } from '#shared/constants/origin-headers.ts'

type Offers = { cars: { id: string }[]; plate: string }

/** A user saves cars, a plate and a search, sets preferences, has a passkey and browses. */
export const keepThings = async (person: Somebody, { cars, plate }: Offers): Promise<void> => {
  const { token, hidden, mark, user } = person
  const topics = { leads: true, decisions: true, savedSearches: true, favorites: true }
  await apiOk('PATCH', '/api/user', { token, body: { city: `City ${mark}` } })
  const preferences = { language: 'ar', email: topics, sms: { leads: true } }
  await apiOk('PUT', '/api/user/preferences', { token, body: preferences })
  for (const { id } of cars) {
    await apiOk('POST', '/api/user/favorites', { token, body: { listingId: id } })
    await apiOk('POST', `/api/listings/${id}/views`, { token, body: {} })
    await apiOk('POST', `/api/listings/${id}/contacts`, { token, body: { channel: 'call' } })
  }
  await apiOk('POST', '/api/user/favorite-plates', { token, body: { plateId: plate } })
  await apiOk('POST', `/api/number-plates/${plate}/views`, { token, body: {} })
  await storePasskey(user.id, newAuthenticator(), `Phone ${hidden}`)
  const search = { name: `Search ${hidden}`, searchParams: { make: 'Nissan' }, alertsEnabled: true }
  await apiOk('POST', '/api/user/saved-searches', { token, body: search })
}

/** Two users sign in in one browser, one after the other. */
export const shareBrowser = async (one: Somebody, other: Somebody): Promise<void> => {
  const signIn = ({ user: { username } }: Somebody, cookie = '') =>
    apiOk('POST', '/api/login', { body: { username, password }, headers: { cookie } })
  const { headers } = await signIn(one)
  await signIn(other, headers.getSetCookie()[0]?.split(';')[0])
}

/** An admin lists an insurer and a bank that take requests by mail; returns their ids. */
export const listCompanies = async ({ token }: Somebody) => {
  const add = async (kind: keyof typeof providerForm): Promise<string> => {
    const body = { ...providerForm[kind], email: `quotes-${kind}@company.example` }
    return (await apiOk('POST', `/api/${kind}/providers`, { token, body })).body.id
  }
  return { insurance: await add('insurance'), financing: await add('financing') }
}

/** A user asks companies for quotes, and withdraws the second of two requests. */
export const askForQuotes = async (
  { token, mark, phone, email }: Somebody,
  companies: Readonly<Record<keyof typeof quoteForm, string>>,
): Promise<void> => {
  const ask = async (kind: keyof typeof quoteForm): Promise<string> => {
    const own = { name: `Asker ${mark}`, phone, email, providerIds: [companies[kind]] }
    return (await apiOk('POST', `/api/${kind}/quotes`, { token, body: { ...quoteForm[kind], ...own } }))
      .body[0].id
  }
  await ask('insurance')
  const id = await ask('financing')
  await apiOk('PUT', `/api/user/quotes/${id}/status`, { token, body: { status: 'CLOSED' } })
}

type Talk = { buyer: Somebody; seller: Somebody; car: string; plate?: string }

/** A buyer and a seller exchange messages about a car and perhaps a plate. */
export const talk = async ({ buyer, seller, car, plate }: Talk): Promise<void> => {
  const parts = {
    buyerName: `Buyer ${buyer.mark}`,
    buyerPhone: buyer.phone,
    buyerEmail: buyer.email,
    message: `Question ${buyer.hidden}`,
  }
  const { status, body: lead } = await ask(buyer, car, parts)
  if (status !== 201) throw new Error(`The lead was refused: ${status} ${JSON.stringify(lead)}`)
  await apiOk('POST', `/api/leads/${lead.id}/offers`, {
    token: buyer.token,
    body: { amountQAR: 150_000 },
  })
  await write(seller, lead.id, `Answer ${seller.hidden}`)
  await write(buyer, lead.id, `Thanks ${buyer.hidden}`)
  await edit(seller, lead.id, { note: `Note ${seller.hidden}`, status: 'CLOSED' })
  if (!plate) return
  const { buyerName: name, buyerPhone: phone, buyerEmail: email, message } = parts
  const inquiry = { name, phone, email, message }
  await apiOk('POST', `/api/number-plates/${plate}/inquiries`, { token: buyer.token, body: inquiry })
}

/** Somebody becomes staff of a dealership, looks after its inquiries and answers them; somebody else is invited. */
export const workFor = async (dealer: Somebody, person: Somebody, guest: Somebody): Promise<void> => {
  // They left once, which is kept for a time.
  await hire(dealer.user.id, person.user.id)
  await endEmployment({ userId: person.user.id, dealershipId: dealer.user.id }, new Date())
  await hire(dealer.user.id, person.user.id)
  await storeInvitation(dealer.user.id, guest.email)
  const as = { token: person.token, headers: { [actingForHeader]: dealer.user.id } }
  const { body: leads } = await apiOk('GET', '/api/seller/leads', as)
  for (const { id } of leads) {
    await apiOk('PATCH', `/api/seller/leads/${id}`, {
      ...as,
      body: { assignee: { from: null, to: person.user.id } },
    })
    await apiOk('POST', `/api/leads/${id}/messages`, { ...as, body: { text: `Staff ${dealer.hidden}` } })
  }
}

/** A user reports a car, contacts the operator, requests a password reset, and is edited by an admin. */
export const askAround = async (person: Somebody, admin: Somebody, car: string): Promise<void> => {
  const { token, hidden, email, mark, user } = person
  await apiOk('POST', `/api/listings/${car}/reports`, {
    token,
    body: { reason: 'OTHER', details: `Details ${hidden}` },
  })
  const message = { name: `Name ${mark}`, email, subject: `About ${hidden}`, message: `Message ${hidden}` }
  await apiOk('POST', '/api/contact', { body: message })
  await apiOk('POST', '/api/password/forgot', { body: { account: email } })
  await apiOk('POST', '/api/sign-in/code', { body: { account: email } })
  await apiOk('POST', '/api/sign-in/passkey/challenge')
  await apiOk('PUT', `/api/admin/users/${user.id}`, {
    token: admin.token,
    body: { firstName: `Edited ${mark}` },
  })
  // Signing out would also delete the reset link above; this call does not.
  await api('GET', '/api/user/notifications', { token })
}

/** Somebody has reviewed a dealership, which has answered and reported it. */
export const review = async (author: Somebody, dealer: Somebody): Promise<void> => {
  const at = new Date().toISOString()
  await storeReview({
    dealerId: dealer.user.id,
    authorId: author.user.id,
    text: `Review ${author.mark}`,
    answer: {
      text: `Answer ${dealer.mark}`,
      language: 'en',
      at,
      status: 'APPROVED',
      reasonCodes: [],
      rejectionReason: null,
    },
    report: { text: `Report ${dealer.hidden}`, at, isOpen: true },
  })
}
