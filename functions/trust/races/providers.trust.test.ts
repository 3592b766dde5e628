import { describe, expect, it } from 'vitest'
import { getProvider } from '#functions/data/providers.ts'
import { api, apiOk } from '#functions/testing/api.ts'
import { race, times } from './race.ts'
import { auditsOf } from './read-back.ts'
import { adminOf, admins } from './things.ts'

const form = {
  name: 'Bank of Races',
  rating: 4.3,
  description: 'Loans for every car in Qatar.',
  descriptionAr: 'قروض لكل سيارة في قطر.',
  phoneNumber: null,
  email: null,
  website: null,
  interestRateFrom: 3.25,
  interestRateTo: 5.5,
  maxLoanAmount: 400_000,
  maxLoanTerm: 60,
}

const aProvider = async () => {
  const by = await admins()
  const { token } = adminOf(by, 0)
  return { by, provider: (await apiOk('POST', '/api/financing/providers', { token, body: form })).body }
}

const path = (id: string) => `/api/financing/providers/${id}`

describe('a company', () => {
  it(
    'is changed by one of all admins who have seen the same',
    race({
      setup: aProvider,
      calls: ({ by, provider }, parallel) =>
        times(parallel, 'edit', (index) =>
          api('PUT', path(provider.id), {
            token: adminOf(by, index).token,
            body: { ...form, name: `Bank ${index}`, version: provider.version },
          }),
        ),
      may: { edit: ['200', '409 EDIT_CONFLICT'] },
      wins: () => ({ all: 1 }),
      holds: async ({ by, provider }, { won }) => {
        const stored = await getProvider('financing', provider.id)
        expect(stored).toMatchObject({ name: won()[0]?.body.name, version: provider.version + 1 })
        expect((await auditsOf(provider.id)).map(({ action }) => action)).toEqual([
          'provider.create',
          'provider.edit',
        ])
        await apiOk('DELETE', path(provider.id), { token: adminOf(by, 0).token })
      },
    }),
  )

  it(
    'is gone once, and no edit brings it back',
    race({
      setup: aProvider,
      calls: ({ by, provider }, parallel) => [
        ...times(parallel / 2, 'edit', (index) =>
          api('PUT', path(provider.id), {
            token: adminOf(by, index).token,
            body: { ...form, name: `Bank ${index}`, version: provider.version },
          }),
        ),
        ...times(parallel / 2, 'delete', (index) =>
          api('DELETE', path(provider.id), { token: adminOf(by, index).token }),
        ),
      ],
      may: {
        edit: ['200', '409 EDIT_CONFLICT', '404 NOT_FOUND'],
        delete: ['204', '404 NOT_FOUND', '409 EDIT_CONFLICT'],
      },
      holds: async ({ by, provider }, { won }) => {
        expect(won('delete').length).toBeLessThanOrEqual(1)
        expect((await getProvider('financing', provider.id)) === undefined).toBe(won('delete').length === 1)
        expect(await auditsOf(provider.id)).toHaveLength(1 + won().length)
        // The number of companies is limited, so the test deletes its own.
        await api('DELETE', path(provider.id), { token: adminOf(by, 0).token })
      },
    }),
  )
})
