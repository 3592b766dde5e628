import { expect, it } from 'vitest'
import { keys } from '#functions/data/keys.ts'
import { checks, violationsOf } from '#functions/trust/invariants/check-store.ts'
import { sampleStore } from '#functions/trust/invariants/sample-store.ts'
import { sample } from '#functions/trust/invariants/sample-things.ts'
import type { Item, Store } from '#functions/trust/invariants/store.ts'
import { viewOf } from '#functions/trust/invariants/view.ts'

type Key = { pk: string; sk: string }
type Changed = { -readonly [Part in keyof Store]: Store[Part] } & { items: Record<string, unknown>[] }

const isAt =
  ({ pk, sk }: Key) =>
  (item: Item) =>
    item['pk'] === pk && item['sk'] === sk

/** An item of the store, to be changed by a test. */
const at = (store: Changed, key: Key): Record<string, unknown> => {
  const item = store.items.find(isAt(key))
  if (!item) throw new Error(`The sample has no ${key.pk} ${key.sk}`)
  return item
}
const change = (key: Key, parts: Item) => (store: Changed) => void Object.assign(at(store, key), parts)
const remove = (key: Key) => (store: Changed) => {
  at(store, key)
  store.items = store.items.filter((item) => !isAt(key)(item))
}
const add = (item: Item) => (store: Changed) => void store.items.push({ ...item })

const { seller, buyer, dealership, admin, listing, plate, photo, lead, search } = sample
const nobody = 'usr_00000000000000000000000009'
const document = 'doc_00000000000000000000000001'

type Break = [says: string, check: keyof typeof checks, breaks: (store: Changed) => void]

const broken: Break[] = [
  ['a username without its guard', 'checkNames', remove(keys.usernameGuard('khalid'))],
  [
    'an e-mail guard of another',
    'checkNames',
    change(keys.emailGuard('khalid@example.com'), { userId: buyer }),
  ],
  ['a guard of nobody', 'checkNames', add({ ...keys.usernameGuard('ghost'), userId: nobody })],
  ['a user without an account', 'checkAccounts', (store) => (store.accounts = store.accounts.slice(1))],
  ['an account without a user', 'checkAccounts', (store) => (store.accounts = [...store.accounts, nobody])],
  ['a number that two hold', 'checkPlateNumbers', change(keys.plateGuard('QA', '333'), { isTaken: true })],
  ['a plate whose guard is another’s', 'checkPlateNumbers', change(keys.plate(plate), { status: 'PENDING' })],
  ['a slug that leads nowhere', 'checkSlugs', add({ ...keys.slugGuard('listing', 'gone'), id: listing })],
  ['a slug that nothing guards', 'checkSlugs', remove(keys.slugGuard('dealer', 'gulf-star-motors'))],
  ['a stock number that nothing guards', 'checkSlugs', change(keys.listing(listing), { stockNumber: 'A 1' })],
  ['a car of somebody suspended', 'checkStandings', change(keys.user(seller), { status: 'SUSPENDED' })],
  ['a car of somebody deleted', 'checkStandings', change(keys.user(seller), { status: 'DELETED' })],
  ['a car that waits for no word', 'checkBeside', remove(keys.confirmation(listing))],
  ['documents that are kept for ever', 'checkBeside', remove(keys.retention('LISTING', listing))],
  ['a car that no admin approved', 'checkApproved', change(keys.listing(listing), { decision: null })],
  ['a car that was changed after', 'checkApproved', change(keys.listing(listing), { photos: [] })],
  ['a count too many', 'checkKeptCounts', change(keys.counter('LISTINGS', 0), { APPROVED: 2 })],
  ['a card without its row', 'checkKeptCounts', change(keys.counter('USERS', 0), { PRIVATE: 1 })],
  ['a star that nobody gave', 'checkStars', change(keys.dealer(sample.dealership), { stars5: 1 })],
  ['a figure below nothing', 'checkFigures', change(keys.counter('FIGURES#2026-02-01', 0), { leads: -1 })],
  ['people whom no total has', 'checkPeople', change(keys.counts(seller, listing), { viewCount: 1 })],
  ['days that add up to more', 'checkPeople', change(keys.counts(seller, listing), { v260130: 7 })],
  [
    'a viewer whom no total has',
    'checkPeople',
    add({ ...keys.viewers(listing, 4097, 'two'), marks: new Set([Uint8Array.of(9, 9, 9, 9)]) }),
  ],
  ['a seller’s day too small', 'checkSellerDays', change(keys.sellerDay(seller, '2026-01-31'), { saves: 0 })],
  ['a lead nobody counted', 'checkLeads', change(keys.leadCount(seller), { received: 0 })],
  ['a buyer nobody counted', 'checkLeads', change(keys.counts(seller, listing), { contactCount: 0 })],
  ['a message too few', 'checkLeads', change(keys.lead(lead), { messageCount: 2 })],
  [
    'an offer that nobody has made',
    'checkLeads',
    change(keys.lead(lead), {
      offer: {
        id: 'msg_00000000000000000000000001',
        by: 'seller',
        amountQAR: 1,
        state: 'OPEN',
        at: '2026-02-01T08:00:00.000Z',
        expiresAt: '2026-02-03T08:00:00.000Z',
      },
    }),
  ],
  ['a saver nobody counted', 'checkFavorites', change(keys.listing(listing), { saveCount: 0 })],
  ['a dealership without a profile', 'checkDealerships', remove(keys.dealer(dealership))],
  [
    'a profile that says otherwise',
    'checkDealerships',
    change(keys.dealer(dealership), { verificationStatus: 'APPROVED' }),
  ],
  [
    'a verification without its flag',
    'checkDealerships',
    change(keys.user(dealership), { verificationStatus: 'APPROVED' }),
  ],
  [
    'a profile that is not suspended',
    'checkDealerships',
    change(keys.user(dealership), { status: 'SUSPENDED' }),
  ],
  ['an application nothing leads to', 'checkApplications', remove(keys.ownSubmission(dealership))],
  [
    'an application that is decided',
    'checkApplications',
    change(keys.submission(sample.submission), { status: 'REJECTED' }),
  ],
  ['a photo of another', 'checkUploads', change(keys.upload(photo), { ownerId: buyer })],
  ['a photo in two places', 'checkUploads', change(keys.upload(photo), { attachedTo: plate })],
  ['a photo that is not ready', 'checkUploads', change(keys.upload(photo), { state: 'ISSUED' })],
  ['a document that is gone', 'checkUploads', remove(keys.upload(document))],
  ['an upload its listing does not know', 'checkUploads', change(keys.listing(listing), { photos: [] })],
  ['a photo without its sizes', 'checkFilesOfUploads', (store) => (store.objects = store.objects.slice(1))],
  [
    'a document without its file',
    'checkFilesOfUploads',
    (store) => (store.objects = store.objects.slice(0, -1)),
  ],
  [
    'a file of nothing',
    'checkObjects',
    (store) => (store.objects = [...store.objects, { bucket: 'UPLOAD_BUCKET', key: 'photos/x', size: 1 }]),
  ],
  ['a hash of three quarters', 'checkPhotoHashes', remove(keys.photoHash(0, '0123', photo))],
  ['a hash of another picture', 'checkPhotoHashes', change(keys.photoHash(0, '0123', photo), { hash: 'f' })],
  [
    'a photo that is shown otherwise',
    'checkPictures',
    change(keys.listing(listing), { photos: [{ id: photo, width: 1, height: 1, placeholder: '' }] }),
  ],
  ['a record that was changed', 'checkAuditChain', change(keys.audit(1), { actorId: buyer })],
  ['a record that was taken out', 'checkAuditChain', remove(keys.audit(1))],
  ['a log that ends early', 'checkAuditChain', remove(keys.audit(2))],
  [
    'a move that there is not',
    'checkAuditWalks',
    change(keys.audit(1), { detail: { from: 'DRAFT', to: 'APPROVED' } }),
  ],
  [
    'two winners of one version',
    'checkAuditWalks',
    change(keys.audit(2), {
      action: 'listing.status',
      subject: listing,
      detail: { from: 'PENDING', to: 'REJECTED', version: '2' },
    }),
  ],
  ['a decision the log does not know', 'checkDecisions', change(keys.plate(plate), { decision: null })],
  [
    'a report closed twice',
    'checkOnce',
    (store) => {
      for (const sequence of [1, 2])
        change(keys.audit(sequence), { action: 'report.status', subject: 'x' })(store)
    },
  ],
  [
    'somebody there after their deletion',
    'checkDeletions',
    change(keys.audit(1), { action: 'user.delete', subject: seller }),
  ],
  ['a lead of nobody', 'checkReferences', change(keys.lead(lead), { buyerId: nobody })],
  ['a car of nobody', 'checkReferences', remove(keys.user(seller))],
  [
    'a car in another status’ list',
    'checkPlaces',
    change(keys.listing(listing), { statusPk: 'LISTINGS#PENDING' }),
  ],
  ['a loose upload that nothing sweeps', 'checkPlaces', change(keys.upload(photo), { attachedTo: null })],
  ['a user in no list', 'checkPlaces', change(keys.user(admin), { statusPk: undefined })],
  ['a search without its alert', 'checkAlerts', remove(keys.alert('Nissan', buyer, search))],
  [
    'an alert that was switched off',
    'checkAlerts',
    change(keys.savedSearch(buyer, search), { alertsSince: null }),
  ],
  ['a token of nobody', 'checkTokens', remove(keys.preferences(buyer))],
  ['a credential of nobody', 'checkCredentials', remove(keys.passkey(buyer, 0))],
  ['an appeal that is half closed', 'checkAppeals', change(keys.appeal(sample.appeal), { status: 'UPHELD' })],
  ['an appeal its plate does not know', 'checkAppeals', change(keys.plate(plate), { appeal: null })],
  ['a message without its conversation', 'checkParts', remove(keys.lead(lead))],
  ['a public car outside of the feed', 'checkFeed', change(keys.listing(listing), { changePk: undefined })],
  [
    'a car that search still finds',
    'checkSearch',
    (store) => {
      const { statusPk: _status, ...item } = at(store, keys.listing(listing))
      remove(keys.listing(listing))(store)
      add({ ...item, isHidden: true, changeSk: '2026-01-01T00:00:00.000Z#x' })(store)
    },
  ],
  [
    'a car that search never finds',
    'checkSearch',
    (store) => {
      const id = 'lst_00000000000000000000000002'
      add({ ...at(store, keys.listing(listing)), ...keys.listing(id), id, changeSk: '2026-01-01#x' })(store)
    },
  ],
]

const storeToBreak = (): Changed => sampleStore() as Changed

it('finds nothing in a store in which everything is right', async () => {
  expect(await violationsOf(sampleStore())).toEqual([])
})

it.each(broken)('notices %s', async (_says, check, breaks) => {
  const store = storeToBreak()
  breaks(store)
  expect(await checks[check](viewOf(store))).not.toEqual([])
})

it('every check has been seen to fail', () => {
  expect(new Set(broken.map(([, check]) => check))).toEqual(new Set(Object.keys(checks)))
})

it('notices an item that nothing knows, and one that cannot be read', async () => {
  const store = storeToBreak()
  add({ pk: 'SECRET#1', sk: 'X' })(store)
  change(keys.plate(plate), { price: 'dear' })(store)
  const found = viewOf(store).unreadable.map(({ about }) => about)
  expect(found).toEqual(['SECRET#1 X', `PLATE#${plate} PLATE`])
})

it('what has expired is gone, though the store still has it', async () => {
  const store = storeToBreak()
  add({ ...keys.usernameGuard('ghost'), userId: nobody, expiresAt: 1 })(store)
  expect(await violationsOf(store)).toEqual([])
})
