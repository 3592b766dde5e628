import { describe, expect, it } from 'vitest'
import { api, apiOk } from '#functions/testing/api.ts'
import { quoteForm } from '#functions/testing/quotes.ts'
import { registerSeller } from '#functions/testing/people.ts'
import { providerForm } from '#functions/trust/permissions/things-review.ts'
import { race, times } from './race.ts'
import { auditsOf } from './read-back.ts'
import { adminOf, admins } from './things.ts'

const aCompany = async () => {
  const [by, { token, user }] = [await admins(), await registerSeller()]
  const company = { token: adminOf(by, 0).token, body: { ...providerForm.insurance, email: null } }
  const { id } = (await apiOk('POST', '/api/insurance/providers', company)).body
  return { by, token, userId: user.id, id: String(id) }
}

type Company = Awaited<ReturnType<typeof aCompany>>

const ask = ({ token, id }: Company) =>
  api('POST', '/api/insurance/quotes', { token, body: { ...quoteForm.insurance, providerIds: [id] } })

const own = async ({ token }: Company) => (await apiOk('GET', '/api/user/quotes', { token })).body

// The number of companies is limited, so each test deletes its own.
const forget = ({ by, id }: Company) =>
  apiOk('DELETE', `/api/insurance/providers/${id}`, { token: adminOf(by, 0).token })

describe('a request for a quote', () => {
  it(
    'is made once, however often it is sent at once',
    race({
      setup: aCompany,
      calls: (company, parallel) => times(parallel, 'ask', () => ask(company)),
      may: { ask: ['201', '409 ALREADY_ASKED'] },
      wins: () => ({ all: 1 }),
      holds: async (company, { won }) => {
        expect(await own(company)).toMatchObject([{ id: won()[0]?.body[0].id, status: 'NEW' }])
        await forget(company)
      },
    }),
  )

  it(
    'is answered or withdrawn by one of all who have seen the same',
    race({
      setup: async () => {
        const company = await aCompany()
        const { body } = await ask(company)
        return { company, quoteId: String(body[0].id) }
      },
      calls: ({ company: { by, token, userId }, quoteId }, parallel) => [
        ...times(parallel / 2, 'answer', (index) =>
          api('PUT', `/api/admin/users/${userId}/quotes/${quoteId}/status`, {
            token: adminOf(by, index).token,
            body: { status: 'ANSWERED' },
          }),
        ),
        ...times(parallel / 2, 'withdraw', () =>
          api('PUT', `/api/user/quotes/${quoteId}/status`, { token, body: { status: 'CLOSED' } }),
        ),
      ],
      may: { answer: ['200', '409 ILLEGAL_STATUS_MOVE'], withdraw: ['200', '409 ILLEGAL_STATUS_MOVE'] },
      holds: async ({ company, quoteId }, { won }) => {
        const [answered, withdrawn] = [won('answer').length, won('withdraw').length]
        expect(answered).toBeLessThanOrEqual(1)
        expect(withdrawn).toBeLessThanOrEqual(1)
        expect(answered + withdrawn).toBeGreaterThan(0)
        const [quote] = await own(company)
        expect(quote).toMatchObject({
          status: withdrawn ? 'CLOSED' : 'ANSWERED',
          isWithdrawn: withdrawn === 1,
        })
        expect(quote.name === '').toBe(withdrawn === 1)
        expect(await auditsOf(quoteId)).toHaveLength(answered)
        await forget(company)
      },
    }),
  )
})
