import { transact } from '#functions/data/transact.ts'
import { insertWrite } from '#functions/data/table.ts'
import { newId } from '#functions/adapters/ids.ts'
import { toLeadItem } from '#functions/data/leads.ts'
import { aLead } from '#functions/testing/builders.ts'
import { reviewForm, storeReview } from '#functions/testing/dealer-reviews.ts'
import { adminOnly, but, dealership, everybody, user, verified } from '#functions/trust/permissions/actors.ts'
import { newUser } from '#functions/trust/permissions/people.ts'
import { row, type Row, type Thing, type Whose } from '#functions/trust/permissions/row.ts'
import { storefront } from '#functions/trust/permissions/things-people.ts'
import type { RouteId } from '#shared/api/routes.ts'

const dealer = {
  role: 'SELLER_DEALERSHIP',
  companyName: 'Al Reviewed Motors',
  isVerified: true,
  verificationStatus: 'APPROVED',
} as const

const twoDaysMs = 2 * 86_400_000

/** A dealership that has answered the caller about a car. */
const answering: Thing = {
  name: 'dealership that answered',
  whose: 'own',
  make: async ({ user: buyer }) => {
    const { id } = await newUser(dealer)
    const createdAt = new Date(Date.now() - twoDaysMs).toISOString()
    const lead = aLead({
      id: newId('lead'),
      buyerId: buyer.id,
      sellerId: id,
      createdAt,
      respondedAt: createdAt,
      lastActivityAt: new Date().toISOString(),
    })
    await transact([insertWrite(toLeadItem(lead))])
    return { id }
  },
}

/** A review that the holder has written; its id is the dealership's. */
const written = (whose: Whose): Thing => ({
  name: 'written review',
  whose,
  make: async ({ user: author }) => {
    const { id: dealerId } = await newUser(dealer)
    await storeReview({ dealerId, authorId: author.id, status: 'PENDING' })
    return { id: dealerId }
  },
})

/** A public review of the holder's dealership. */
const received = (whose: Whose): Thing => ({
  name: 'received review',
  whose,
  make: async ({ user: { id: dealerId } }) => ({
    id: (await storeReview({ dealerId, authorId: (await newUser()).id })).id,
  }),
})

const waiting: Thing = {
  name: 'review that waits',
  whose: 'DO',
  make: async ({ user: { id: dealerId } }) => ({
    id: (await storeReview({ dealerId, authorId: (await newUser()).id, status: 'PENDING' })).id,
  }),
}

const decision = (status: string) => ({
  part: 'REVIEW',
  status,
  version: 1,
  ...(status === 'REJECTED' && { reasonCodes: ['OFFENSIVE'] }),
})

/** Reviews are their author's; answers and reports are the dealership's; and admins decide. */
export const dealerReviewRows = {
  listDealerReviews: [row(everybody(200), { on: storefront('DO') })],
  getOwnDealerReview: [row(user(200), { on: storefront('DO') })],
  saveDealerReview: [
    // Verified dealerships are established, and a private owner of whom an offer was approved: the others' accounts are of today.
    row(but(user(403), { PO: 200, DO: 200, DX: 200 }), { on: answering, body: reviewForm() }),
    row(user(403), { on: storefront('DO'), body: reviewForm() }),
  ],
  deleteDealerReview: [row(user(204), { on: written('own') }), row(user(404), { on: written('foreign') })],
  answerDealerReview: [
    row(but(dealership(404), { DO: 200, UD: 403, RD: 403 }), {
      on: received('DO'),
      body: { text: 'Thank you for coming.' },
    }),
  ],
  reportDealerReview: [
    row(but(dealership(404), { DO: 200, UD: 403, RD: 403 }), {
      on: received('DO'),
      body: { text: 'This person was never here.' },
    }),
    row(verified(404), {
      body: { text: 'There is no such review.' },
      params: { id: `rev_${'0'.repeat(26)}` },
    }),
  ],
  listAdminDealerReviews: [row(adminOnly(200))],
  decideDealerReview: [
    row(adminOnly(200), { on: waiting, as: 'APPROVED', body: decision('APPROVED') }),
    row(adminOnly(200), { on: waiting, as: 'REJECTED', body: decision('REJECTED') }),
    row(adminOnly(409), { on: received('DO'), as: 'APPROVED again', body: decision('APPROVED') }),
  ],
} satisfies Partial<Record<RouteId, readonly Row[]>>
