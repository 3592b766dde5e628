import { but, everybody, seller, user } from '#functions/trust/permissions/actors.ts'
import { password } from '#functions/trust/permissions/people.ts'
import { row, rows, type Options, type Row, type Scene } from '#functions/trust/permissions/row.ts'
import { car, plate } from '#functions/trust/permissions/things-offers.ts'
import {
  favorite,
  favoritePlate,
  lead,
  newcomer,
  notification,
  offered,
  reported,
  proposed,
  savedSearch,
  subscriber,
} from '#functions/trust/permissions/things-people.ts'
import { tomorrowAt } from '#functions/testing/leads.ts'
import { toConfirmEmail, toConfirmPhone } from '#functions/testing/codes.ts'
import type { RouteId } from '#shared/api/routes.ts'
import { defaultPreferences } from '#shared/schemas/preferences.ts'

const byDouble: Options = { isByDouble: true }

const emailCode = async ({ caller }: Scene) => ({
  code: caller?.user.status === 'ACTIVE' ? (await toConfirmEmail(caller.user)).code : '000000',
})
const phoneCode = async ({ caller }: Scene) => ({
  code: caller?.user.status === 'ACTIVE' ? (await toConfirmPhone(caller.user)).code : '000000',
})
const numbered = async (scene: Scene) => {
  await phoneCode(scene)
  return {}
}
/** Before the call the caller becomes somebody who has an address to confirm. */
const unconfirmed = async (scene: Scene) => {
  await emailCode(scene)
  return {}
}

const answered: Options = {
  params: ({ thing }) => ({ id: thing.id, offerId: thing.more?.['offerId'] ?? '' }),
}
const answeredViewing: Options = {
  params: ({ thing }) => ({ id: thing.id, viewingId: thing.more?.['viewingId'] ?? '' }),
}
const accepted = () => ({ state: 'ACCEPTED', time: tomorrowAt('17:00') })
const aProposal = () => ({ times: [tomorrowAt('18:00')], note: '' })
/** What a dealership buys is its owner's alone. */
const ownBuying = { SM: 404, MG: 404 }

/** Accounts and saved items: users reach their own alone, and others' count as not found. */
export const people = {
  getUser: [row(user(200))],
  updateUser: [row(user(200), { body: { city: 'Al Wakrah' } })],
  changePassword: [
    row(user(200), { ...byDouble, body: { currentPassword: password, newPassword: `${password}!` } }),
    row(user(400), { as: 'guessed', body: { currentPassword: 'Guessed123', newPassword: `${password}!` } }),
  ],
  // An admin cannot delete their account: one must remain, and the audit log names them.
  deleteAccount: [row(but(user(204), { AD: 403 }), { ...byDouble, body: { password } })],
  exportUser: [row(user(200))],
  sendEmailCode: [
    row(user(204), { leavesAll: true }),
    row(user(204), { ...byDouble, as: 'unconfirmed', headers: unconfirmed }),
  ],
  confirmEmail: [
    row(user(200), { ...byDouble, body: emailCode }),
    row(user(400), { ...byDouble, as: 'guessed', headers: unconfirmed, body: { code: '12345٦' } }),
  ],
  confirmEmailLink: [
    row(everybody(204), { on: newcomer, body: ({ thing }) => ({ token: thing.more?.['token'] }) }),
    row(everybody(400), { as: 'of nobody', body: { token: `usr_${'0'.repeat(26)}.${'A'.repeat(43)}` } }),
  ],
  // A number of their own, since a number has only a few codes an hour.
  sendPhoneCode: [row(user(204), { ...byDouble, headers: numbered })],
  confirmPhone: [row(user(200), { ...byDouble, body: phoneCode })],

  listFavorites: [row(user(200))],
  // Users may save their own car too, and a car that is not public only if it is theirs. Saving creates, so it returns 201.
  addFavorite: [
    ...rows(user(201), [car('APPROVED'), car('SOLD')], { body: ({ thing }) => ({ listingId: thing.id }) }),
    ...rows(but(user(404), { PO: 201, DO: 201, RD: 201 }), [car('DRAFT'), car('PENDING'), car('REJECTED')], {
      body: ({ thing }) => ({ listingId: thing.id }),
    }),
    row(user(404), {
      on: { ...car('APPROVED', 'SU'), name: 'APPROVED car of a suspended seller' },
      body: ({ thing }) => ({ listingId: thing.id }),
    }),
  ],
  removeFavorite: [
    row(user(204), { on: favorite('own') }),
    row(user(204), { on: favorite('foreign'), leavesAll: true }),
  ],
  listFavoritePlates: [row(user(200))],
  addFavoritePlate: [
    ...rows(user(201), [plate('APPROVED'), plate('SOLD')], { body: ({ thing }) => ({ plateId: thing.id }) }),
    ...rows(but(user(404), { PO: 201, DO: 201, RD: 201 }), [plate('PENDING'), plate('REJECTED')], {
      body: ({ thing }) => ({ plateId: thing.id }),
    }),
    row(user(404), {
      on: { ...plate('APPROVED', 'SU'), name: 'APPROVED plate of a suspended seller' },
      body: ({ thing }) => ({ plateId: thing.id }),
    }),
  ],
  removeFavoritePlate: [
    row(user(204), { on: favoritePlate('own') }),
    row(user(204), { on: favoritePlate('foreign'), leavesAll: true }),
  ],
  listSavedSearches: [row(user(200))],
  createSavedSearch: [row(user(201), { body: { name: 'Patrols', searchParams: { make: 'Nissan' } } })],
  updateSavedSearch: [
    row(user(200), { on: savedSearch('own'), body: { name: 'Another name' } }),
    row(user(404), { on: savedSearch('foreign'), body: { name: 'Another name' } }),
  ],
  deleteSavedSearch: [
    row(user(204), { on: savedSearch('own') }),
    row(user(404), { on: savedSearch('foreign') }),
  ],
  listNotifications: [row(user(200))],
  readNotifications: [
    row(user(204), { on: notification('own'), body: ({ thing }) => ({ ids: [thing.id] }) }),
    row(user(204), {
      on: notification('foreign'),
      body: ({ thing }) => ({ ids: [thing.id] }),
      leavesAll: true,
    }),
  ],
  getPreferences: [row(user(200))],
  setPreferences: [row(user(200), { body: defaultPreferences })],
  getMailStop: [row(user(200))],
  endMailStop: [row(user(200)), row(user(409), { ...byDouble, as: 'unconfirmed', headers: unconfirmed })],
  listConsents: [row(user(200))],
  // The link in the email is enough to unsubscribe.
  unsubscribe: [
    row(everybody(200), {
      on: subscriber,
      params: ({ thing }) => ({ token: thing.more?.['token'] ?? '', topic: 'all' }),
    }),
    row(everybody(404), { as: 'of nobody', params: { token: '0'.repeat(26), topic: 'all' } }),
  ],

  listUserLeads: [row(user(200)), row(user(200), { as: 'as seller', query: { role: 'seller' } })],
  listSellerLeads: [row(seller(200))],
  listLeadMessages: [
    row(but(user(200), ownBuying), { on: lead('buyer', 'own') }),
    row(user(200), { on: lead('seller', 'own') }),
    row(user(404), { on: lead('buyer', 'foreign') }),
  ],
  sendLeadMessage: [
    row(but(user(201), ownBuying), { on: lead('buyer', 'own'), body: { text: 'Tomorrow?' } }),
    row(user(201), { on: lead('seller', 'own'), body: { text: 'Tomorrow?' } }),
    row(user(404), { on: lead('buyer', 'foreign'), body: { text: 'Tomorrow?' } }),
  ],
  makePriceOffer: [
    row(but(user(201), ownBuying), { on: lead('buyer', 'own'), body: { amountQAR: 150_000 } }),
    row(user(201), { on: offered('seller', 'own'), body: { amountQAR: 160_000 } }),
    // The buyer begins.
    row(user(409), { on: lead('seller', 'own'), body: { amountQAR: 160_000 } }),
    row(user(404), { on: lead('buyer', 'foreign'), body: { amountQAR: 150_000 } }),
  ],
  openInspectionReport: [
    // Who asked, once they are answered; the seller of the car, whose own report it is; nobody without one.
    row(but(user(200), ownBuying), { on: reported('buyer', 'own') }),
    row(user(200), { on: reported('seller', 'own') }),
    row(user(404), { on: reported('buyer', 'foreign') }),
    row(user(404), { as: 'without one', on: lead('seller', 'own') }),
  ],
  // The other side accepts, and only who made it withdraws it.
  answerPriceOffer: [
    row(user(200), { ...answered, on: offered('seller', 'own'), body: { state: 'ACCEPTED' } }),
    row(but(user(200), ownBuying), {
      ...answered,
      on: offered('buyer', 'own'),
      body: { state: 'WITHDRAWN' },
    }),
    row(but(user(409), ownBuying), {
      ...answered,
      as: 'of one’s own',
      on: offered('buyer', 'own'),
      body: { state: 'ACCEPTED' },
    }),
    row(user(404), { ...answered, on: offered('buyer', 'foreign'), body: { state: 'WITHDRAWN' } }),
  ],
  proposeViewing: [
    row(but(user(201), ownBuying), { on: lead('buyer', 'own'), body: aProposal }),
    row(user(201), { on: lead('seller', 'own'), body: aProposal }),
    row(user(404), { on: lead('buyer', 'foreign'), body: aProposal }),
  ],
  // The other side accepts; who proposed it takes it back.
  answerViewing: [
    row(user(200), { ...answeredViewing, on: proposed('seller', 'own'), body: accepted }),
    row(but(user(200), ownBuying), {
      ...answeredViewing,
      on: proposed('buyer', 'own'),
      body: { state: 'CANCELLED' },
    }),
    row(but(user(409), ownBuying), {
      ...answeredViewing,
      as: 'of one’s own',
      on: proposed('buyer', 'own'),
      body: accepted,
    }),
    row(user(404), { ...answeredViewing, on: proposed('buyer', 'foreign'), body: { state: 'CANCELLED' } }),
  ],
  markLeadRead: [
    row(but(user(204), ownBuying), { on: lead('buyer', 'own') }),
    row(user(204), { on: lead('seller', 'own') }),
    row(user(404), { on: lead('seller', 'foreign') }),
  ],
  // Only the seller may set a lead's status and note.
  updateLead: [
    row(seller(200), { on: lead('seller', 'own'), body: { status: 'CLOSED' } }),
    row(seller(404), { on: lead('buyer', 'own'), body: { status: 'CLOSED' } }),
    row(seller(404), { on: lead('seller', 'foreign'), body: { status: 'CLOSED' } }),
  ],
  getReplyTemplates: [row(seller(200))],
  setReplyTemplates: [row(seller(200), { body: { templates: [] } })],
} satisfies Partial<Record<RouteId, readonly Row[]>>
