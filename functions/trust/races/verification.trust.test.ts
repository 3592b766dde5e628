import { describe, expect, it } from 'vitest'
import { findDealer } from '#functions/data/dealers.ts'
import { getListingById } from '#functions/data/listings.ts'
import { getPlateById } from '#functions/data/plates.ts'
import { getOwnSubmission } from '#functions/data/submissions.ts'
import { getUploads } from '#functions/data/uploads.ts'
import { getUserById } from '#functions/data/users.ts'
import { api } from '#functions/testing/api.ts'
import {
  apply,
  decideApplication,
  requiredDocuments,
  submit,
  verify,
} from '#functions/testing/applications.ts'
import { freeNumber } from '#functions/testing/free-number.ts'
import { registerDealer, registerVerifiedDealer, type Person } from '#functions/testing/people.ts'
import { plateForm } from '#functions/testing/plates.ts'
import { race, times, type Call } from './race.ts'
import { auditsOf } from './read-back.ts'
import { adminOf, admins, createCar } from './things.ts'

const refused = { status: 'REJECTED', reasonCodes: ['INCOMPLETE'] }

const anApplication = async () => {
  const [by, dealer] = await Promise.all([admins(), registerDealer()])
  const application = await apply(dealer)
  const { standing = 0 } = (await findDealer(dealer.user.id)) ?? {}
  return { by, dealer, application, standing }
}

/** Asserts that user, profile and application agree about a dealership's verification. */
const expectOneWord = async ({ user }: Person) => {
  const [stored, dealer, application] = await Promise.all([
    getUserById(user.id),
    findDealer(user.id),
    getOwnSubmission(user.id),
  ])
  const word = dealer?.verificationStatus
  expect([stored?.verificationStatus, stored?.isVerified]).toEqual([word, word === 'APPROVED'])
  const isWaiting = application?.status === 'SUBMITTED' || application?.status === 'UNDER_REVIEW'
  if (application && application.status !== 'DRAFT')
    expect(isWaiting ? 'PENDING' : application.status).toBe(word)
  return word
}

const decidedOnce = ['200', '409 ILLEGAL_STATUS_MOVE', '409 EDIT_CONFLICT']

describe('a dealership', () => {
  it(
    'applies once',
    race({
      isNamed: true,
      sizes: 'few',
      setup: async () => {
        const dealer = await registerDealer()
        return { dealer, documents: await requiredDocuments(dealer) }
      },
      calls: ({ dealer, documents }, parallel) =>
        times(parallel, 'submit', () => submit(dealer, { documents })),
      may: { submit: ['201', '409 ILLEGAL_STATUS_MOVE', '409 EDIT_CONFLICT'] },
      wins: () => ({ all: 1 }),
      holds: async ({ dealer }, { won }) => {
        const stored = await getOwnSubmission(dealer.user.id)
        expect(stored).toMatchObject({ id: won()[0]?.body.id, status: 'SUBMITTED', version: 1 })
        const uploads = await getUploads(stored?.documents.map(({ id }) => id) ?? [])
        expect(uploads.map(({ attachedTo }) => attachedTo)).toEqual(uploads.map(() => stored?.id))
        expect(await expectOneWord(dealer)).toBe('PENDING')
      },
    }),
  )

  it(
    'sends nothing anew while it is looked at',
    race({
      isNamed: true,
      sizes: 'few',
      setup: async () => {
        const made = await anApplication()
        return { ...made, documents: await requiredDocuments(made.dealer) }
      },
      calls: ({ by, dealer, application, documents }, parallel) => [
        ...times(parallel - 4, 'submit', () => submit(dealer, { documents, businessName: 'Another Name' })),
        ...times(2, 'review', (index) =>
          decideApplication(adminOf(by, index), application.id, { status: 'UNDER_REVIEW' }),
        ),
        ...times(2, 'approve', (index) =>
          decideApplication(adminOf(by, index), application.id, { status: 'APPROVED' }),
        ),
      ],
      may: {
        submit: ['403 FORBIDDEN', '409 ILLEGAL_STATUS_MOVE', '409 EDIT_CONFLICT'],
        review: decidedOnce,
        approve: decidedOnce,
      },
      holds: async ({ dealer, application, documents }, { won }) => {
        expect(won('approve').length).toBeLessThanOrEqual(1)
        expect(await auditsOf(application.id)).toHaveLength(won().length)
        expect(await expectOneWord(dealer)).toBe(won('approve').length ? 'APPROVED' : 'PENDING')
        expect((await getOwnSubmission(dealer.user.id))?.answers.businessName).toBe(application.businessName)
        const spare = await getUploads(
          documents.map(({ documentUrl }) => documentUrl.split('/').at(-1) ?? ''),
        )
        expect(spare.map(({ attachedTo }) => attachedTo)).toEqual([null, null, null])
      },
    }),
  )

  it(
    'is decided about as it was seen, by its application or by itself',
    race({
      isNamed: true,
      setup: anApplication,
      calls: ({ by, dealer, application: { id, version }, standing }, parallel) =>
        Array.from({ length: parallel }, (_, index): Call<'application' | 'dealership'> => {
          const isApproval = index % 4 < 2
          return index % 2
            ? {
                act: 'application',
                send: () =>
                  decideApplication(
                    adminOf(by, index),
                    id,
                    isApproval ? { status: 'APPROVED', version } : { ...refused, version },
                  ),
              }
            : {
                act: 'dealership',
                send: () =>
                  verify(adminOf(by, index), dealer.user.id, {
                    approved: isApproval,
                    standing,
                    ...(!isApproval && { reasonCodes: ['INCOMPLETE'] }),
                  }),
              }
        }),
      may: { application: decidedOnce, dealership: decidedOnce },
      wins: () => ({ all: 1 }),
      holds: async ({ dealer, application }) => {
        const word = await expectOneWord(dealer)
        expect(await auditsOf(application.id)).toMatchObject([{ detail: { to: word } }])
        expect(await auditsOf(dealer.user.id)).toEqual([])
      },
    }),
  )

  it(
    'that has not applied is decided about once as it was seen',
    race({
      setup: async () => {
        const [by, dealer] = await Promise.all([admins(), registerDealer()])
        return { by, dealer, standing: (await findDealer(dealer.user.id))?.standing ?? 0 }
      },
      calls: ({ by, dealer, standing }, parallel) =>
        times(parallel, 'verify', (index) =>
          verify(adminOf(by, index), dealer.user.id, {
            standing,
            ...(index % 2 ? { approved: true } : { approved: false, reasonCodes: ['INCOMPLETE'] }),
          }),
        ),
      may: { verify: decidedOnce },
      wins: () => ({ all: 1 }),
      holds: async ({ dealer }) => {
        const word = await expectOneWord(dealer)
        expect(await auditsOf(dealer.user.id)).toMatchObject([
          { action: 'dealership.verify', detail: { to: word } },
        ])
      },
    }),
  )

  it(
    'that loses its verification offers nothing any more, not what it was just creating either',
    race({
      isNamed: true,
      setup: async () => {
        const [by, dealer] = await Promise.all([admins(), registerVerifiedDealer()])
        return { by, dealer, numbers: await Promise.all(Array.from({ length: 3 }, () => freeNumber())) }
      },
      calls: ({ by, dealer, numbers }, parallel) => [
        ...times(parallel - 5, 'list', () => createCar(dealer)),
        ...numbers.map((number): Call<'offer'> => ({
          act: 'offer',
          send: () => api('POST', '/api/number-plates', { token: dealer.token, body: plateForm(number) }),
        })),
        ...times(2, 'revoke', (index) =>
          verify(adminOf(by, index), dealer.user.id, { approved: false, reasonCodes: ['RULES_BROKEN'] }),
        ),
      ],
      may: {
        list: ['201', '403 DEALERSHIP_NOT_VERIFIED'],
        offer: ['201', '403 DEALERSHIP_NOT_VERIFIED'],
        revoke: decidedOnce,
      },
      wins: () => ({ revoke: 1 }),
      holds: async ({ dealer }, { won }) => {
        expect(await expectOneWord(dealer)).toBe('REJECTED')
        expect((await api('GET', `/api/dealers/${dealer.user.id}`)).status).toBe(404)
        for (const { body } of won('list')) {
          expect((await api('GET', `/api/listings/${body.slug}`)).status).toBe(404)
          expect((await getListingById(body.id))?.isHidden).toBe(true)
        }
        for (const { body } of won('offer')) expect((await getPlateById(body.id))?.isHidden).toBe(true)
        expect((await createCar(dealer)).status).toBe(403)
      },
    }),
  )
})
