import { newSecret } from '#functions/adapters/ids.ts'
import { writeChallenge } from '#functions/data/passkeys.ts'
import { answerOf, newAuthenticator, storePasskey } from '#functions/testing/passkeys.ts'
import { apiOk } from '#functions/testing/api.ts'
import { toConfirmEmail, toConfirmPhone, toSignIn, toSignUp } from '#functions/testing/codes.ts'
import { password, registerSeller, registerUnconfirmed, registrationForm } from '#functions/testing/people.ts'
import { submitReportedCar } from '#functions/testing/cars.ts'
import { asked, form, tomorrowAt } from '#functions/testing/leads.ts'
import { otherSessionOf, resetTokenFor, refreshCookieOf } from './secrets.ts'
import { beginFactor, codeNow, turnOnFactor } from '#functions/testing/second-factor.ts'
import { publishedKey, readyArchive } from '#functions/testing/archives.ts'
import { agreedLongAgo } from '#functions/testing/users.ts'
import { presentAgreement } from '#shared/rules/agreements.ts'
import { fresh, as, type Sample } from './sample.ts'

const another = 'Another123!'
const patrols = { name: 'Patrols', searchParams: { make: 'Nissan' } }

const newLead = async (listingId: string) => asked(await registerSeller(), listingId)

const saved = async () => {
  const person = await registerSeller()
  const { body } = await apiOk('POST', '/api/user/saved-searches', { token: person.token, body: patrols })
  return { person, id: String(body.id) }
}

/** Calls about the caller's own account, saved items, leads and notifications. */
export const accountSamples = {
  getArchiveKey: async () => ({ path: `/api/archive-keys/${await publishedKey()}` }),
  changePassword: async () => {
    const body = { currentPassword: password, newPassword: another }
    return as(await registerSeller(), '/api/user/password', body)
  },
  deleteAccount: async () => as(await registerSeller(), '/api/user', { password }),
  forgotPassword: async () => ({
    path: '/api/password/forgot',
    body: { account: (await registerSeller()).user.username },
  }),
  getUser: ({ buyer }) => as(buyer, '/api/user'),
  login: ({ buyer }) => ({ path: '/api/login', body: { username: buyer.user.username, password } }),
  sendSignInCode: async () => ({
    path: '/api/sign-in/code',
    body: { account: (await registerSeller()).user.email },
  }),
  signInWithCode: async () => ({
    path: '/api/sign-in',
    body: await toSignIn((await registerSeller()).user.email),
  }),
  listPasskeys: ({ buyer }) => as(buyer, '/api/user/passkeys'),
  startPasskey: async () => as(await registerSeller(), '/api/user/passkeys/challenge'),
  addPasskey: async () => {
    const person = await registerSeller()
    const challenge = newSecret()
    await writeChallenge(challenge, person.user.id, new Date())
    return as(person, '/api/user/passkeys', newAuthenticator().make({ challenge }))
  },
  renamePasskey: async () => {
    const person = await registerSeller()
    const id = await storePasskey(person.user.id, newAuthenticator())
    return as(person, `/api/user/passkeys/${id}`, { name: 'Key' })
  },
  removePasskey: async () => {
    const person = await registerSeller()
    return as(person, `/api/user/passkeys/${await storePasskey(person.user.id, newAuthenticator())}`)
  },
  startPasskeySignIn: () => ({ path: '/api/sign-in/passkey/challenge' }),
  signInWithPasskey: async () => ({
    path: '/api/sign-in/passkey',
    body: await answerOf((await registerSeller()).user.id),
  }),
  signUp: async () => ({ path: '/api/sign-up', body: await toSignUp() }),
  logout: async () => as(await registerSeller(), '/api/logout'),
  logoutEverywhere: async () => as(await registerSeller(), '/api/user/logout-everywhere'),
  getSecondFactor: ({ buyer }) => as(buyer, '/api/user/second-factor'),
  startTotp: async () => as(await registerSeller(), '/api/user/totp'),
  confirmTotp: async () => {
    const person = await registerSeller()
    const secret = await beginFactor(person.user.id)
    // Of the time of the call: calls are dealt minutes before, and a code is good for one.
    return as(person, '/api/user/totp/confirmation', {
      get code() {
        return codeNow(secret)
      },
    })
  },
  removeTotp: async () => {
    const person = await registerSeller()
    await turnOnFactor(person.user.id)
    return as(person, '/api/user/totp')
  },
  renewRecoveryCodes: async () => {
    const person = await registerSeller()
    await turnOnFactor(person.user.id)
    return as(person, '/api/user/recovery-codes')
  },
  prove: async () => as(await registerSeller(), '/api/user/proof', { password }),
  listSessions: ({ buyer }) => as(buyer, '/api/user/sessions'),
  endSession: async () => {
    const person = await registerSeller()
    return as(person, `/api/user/sessions/${await otherSessionOf(person)}`)
  },
  refresh: async ({ buyer }) => ({
    path: '/api/refresh',
    headers: { cookie: await refreshCookieOf(buyer.user.username) },
  }),
  register: () => ({ path: '/api/register', body: registrationForm() }),
  resetPassword: async () => ({
    path: '/api/password/reset',
    body: { token: await resetTokenFor(await registerSeller()), newPassword: another },
  }),
  sendEmailCode: async () => as(await registerUnconfirmed(), '/api/user/email/confirmation'),
  confirmEmail: async () => {
    const person = await registerSeller()
    const { code } = await toConfirmEmail(person.user)
    return as(person, '/api/user/email/confirm', { code })
  },
  confirmEmailLink: async () => {
    const { token } = await toConfirmEmail((await registerSeller()).user)
    return { path: '/api/email/confirm', body: { token } }
  },
  sendPhoneCode: async () => {
    const person = await registerSeller()
    await toConfirmPhone(person.user)
    return as(person, '/api/user/phone/confirmation')
  },
  confirmPhone: async () => {
    const person = await registerSeller()
    const { code } = await toConfirmPhone(person.user)
    return as(person, '/api/user/phone/confirm', { code })
  },
  updateUser: ({ buyer }) => as(buyer, '/api/user', { firstName: `Maryam ${fresh().slice(0, 6)}` }),
  exportUser: ({ buyer }) => as(buyer, '/api/user/export'),
  getArchive: ({ buyer }) => as(buyer, '/api/user/archive'),
  askArchive: async () => as(await registerSeller(), '/api/user/archive'),
  linkArchive: async () => {
    const person = await registerSeller()
    await readyArchive(person.user.id)
    return as(person, '/api/user/archive/link')
  },
  addFavorite: async ({ car }) => as(await registerSeller(), '/api/user/favorites', { listingId: car.id }),
  addFavoritePlate: async ({ plate }) =>
    as(await registerSeller(), '/api/user/favorite-plates', { plateId: plate.id }),
  listFavoritePlates: ({ buyer }) => as(buyer, '/api/user/favorite-plates'),
  listFavorites: ({ buyer }) => as(buyer, '/api/user/favorites'),
  removeFavorite: ({ seller, car }) => as(seller, `/api/user/favorites/${car.id}`),
  removeFavoritePlate: ({ seller, plate }) => as(seller, `/api/user/favorite-plates/${plate.id}`),
  createLead: async ({ car }) => as(await registerSeller(), '/api/leads', form(car.id)),
  listLeadMessages: ({ buyer, lead }) => as(buyer, `/api/leads/${lead.id}/messages`),
  listUserLeads: ({ buyer }) => as(buyer, '/api/user/leads'),
  markLeadRead: async ({ dealer, car }) => as(dealer, `/api/leads/${(await newLead(car.id)).id}/read`),
  sendLeadMessage: async ({ dealer, car }) =>
    as(dealer, `/api/leads/${(await newLead(car.id)).id}/messages`, { text: 'Come at five.' }),
  openInspectionReport: async ({ dealer }) => {
    const { id } = await newLead((await submitReportedCar(dealer)).id)
    return as(dealer, `/api/leads/${id}/inspection-report`)
  },
  makePriceOffer: async ({ car }) => {
    const buyer = await registerSeller()
    return as(buyer, `/api/leads/${(await asked(buyer, car.id)).id}/offers`, { amountQAR: 1000 })
  },
  answerPriceOffer: async ({ dealer, car }) => {
    const { id, offer } = await asked(await registerSeller(), car.id, { offerQAR: 1000 })
    return as(dealer, `/api/leads/${id}/offers/${offer.id}`, { state: 'ACCEPTED' })
  },
  proposeViewing: async ({ car }) => {
    const buyer = await registerSeller()
    return as(buyer, `/api/leads/${(await asked(buyer, car.id)).id}/viewings`, {
      times: [tomorrowAt('17:00')],
      note: 'With my brother',
    })
  },
  answerViewing: async ({ dealer, car }) => {
    const time = tomorrowAt('17:00')
    const { id, viewing } = await asked(await registerSeller(), car.id, {
      viewing: { times: [time], note: '' },
    })
    return as(dealer, `/api/leads/${id}/viewings/${viewing.id}`, { state: 'ACCEPTED', time })
  },
  sendPlateInquiry: async ({ plate }) => {
    const body = { name: 'Maryam', phone: '55123456', message: 'Is it still there?' }
    return as(await registerSeller(), `/api/number-plates/${plate.id}/inquiries`, body)
  },
  listNotifications: ({ dealer }) => as(dealer, '/api/user/notifications'),
  readNotifications: async ({ dealer, car }) => {
    await apiOk('POST', '/api/user/notifications/read', { token: dealer.token, body: {} })
    await newLead(car.id)
    return as(dealer, '/api/user/notifications/read', {})
  },
  getPreferences: ({ buyer }) => as(buyer, '/api/user/preferences'),
  getMailStop: ({ buyer }) => as(buyer, '/api/user/mail-stop'),
  endMailStop: async () => as(await registerSeller(), '/api/user/mail-stop'),
  agreeToTerms: async () => {
    const body = { agreedVersion: presentAgreement(), language: 'ar' }
    return as(await agreedLongAgo(await registerSeller()), '/api/user/terms', body)
  },
  listConsents: ({ buyer }) => as(buyer, '/api/user/consents'),
  setPreferences: async () =>
    as(await registerSeller(), '/api/user/preferences', {
      language: 'ar',
      email: { leads: true, decisions: false, savedSearches: true, favorites: true },
      sms: { leads: false },
    }),
  createSavedSearch: async () => as(await registerSeller(), '/api/user/saved-searches', patrols),
  deleteSavedSearch: async () => {
    const { person, id } = await saved()
    return as(person, `/api/user/saved-searches/${id}`)
  },
  listSavedSearches: ({ buyer }) => as(buyer, '/api/user/saved-searches'),
  updateSavedSearch: async () => {
    const { person, id } = await saved()
    return as(person, `/api/user/saved-searches/${id}`, { name: 'Other' })
  },
} satisfies Record<string, Sample>
