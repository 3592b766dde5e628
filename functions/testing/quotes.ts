import { newId } from '#functions/adapters/ids.ts'
import type { QuoteRecord } from '#functions/data/quotes.ts'

const request = {
  make: 'Toyota',
  model: 'Camry',
  year: 2021,
  valueQAR: 85_000,
  name: 'Maryam Al Kuwari',
  phone: '55123456',
  email: 'maryam@example.com',
  language: 'en',
  consent: true,
} as const

/** Good requests for quotes, without the companies that are asked. */
export const quoteForm = {
  insurance: {
    ...request,
    cover: 'COMPREHENSIVE',
    driverAge: 'FROM_25',
    licence: 'FROM_5',
    claims: 'NONE',
  },
  financing: {
    ...request,
    downPaymentQAR: 17_000,
    months: 48,
    income: 'FROM_10000',
    residency: 'RESIDENT',
  },
} as const

/** A request that waits for our team; override what a test is about. */
export const aQuote = (parts: Partial<QuoteRecord> = {}): QuoteRecord => ({
  id: newId('quote'),
  userId: newId('user'),
  kind: 'insurance',
  provider: { id: 'prv_00000000000000000000000001', name: 'Cover', nameAr: '' },
  handledBy: 'TEAM',
  status: 'NEW',
  isWithdrawn: false,
  car: { make: 'Nissan', model: 'Patrol', year: 2022, valueQAR: 90_000, slug: null },
  insurance: null,
  financing: null,
  name: 'Maryam',
  phone: '',
  email: null,
  language: 'en',
  consentVersion: '1',
  createdAt: '2026-11-20T12:00:00.000Z',
  updatedAt: '2026-11-20T12:00:00.000Z',
  version: 1,
  ...parts,
})
