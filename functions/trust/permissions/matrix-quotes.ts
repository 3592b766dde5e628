import { adminOnly, user } from '#functions/trust/permissions/actors.ts'
import { row, type Options, type Row } from '#functions/trust/permissions/row.ts'
import { provider, quote } from '#functions/trust/permissions/things-review.ts'
import { quoteForm } from '#functions/testing/quotes.ts'
import type { RouteId } from '#shared/api/routes.ts'

const quoteBody =
  (form: object): NonNullable<Options['body']> =>
  ({ thing }) => ({ ...form, providerIds: [thing.id] })
const quoteParams: NonNullable<Options['params']> = ({ thing }) => ({
  id: thing.id,
  userId: thing.more?.['userId'] ?? '',
})

/** Requests to insurers and banks for quotes. */
export const quoteRows = {
  createInsuranceQuote: [row(user(201), { on: provider('insurance'), body: quoteBody(quoteForm.insurance) })],
  createFinancingQuote: [row(user(201), { on: provider('financing'), body: quoteBody(quoteForm.financing) })],
  listUserQuotes: [row(user(200))],
  updateUserQuote: [
    row(user(200), { on: quote('SENT'), as: 'withdrawn', body: { status: 'CLOSED' } }),
    row(user(200), { on: quote('CLOSED'), as: 'withdrawn', body: { status: 'CLOSED' } }),
    row(user(409), { on: quote('CLOSED'), body: { status: 'ANSWERED' } }),
    row(user(404), { on: quote('SENT', 'foreign'), body: { status: 'CLOSED' } }),
  ],
  listQuotes: [row(adminOnly(200))],
  setQuoteStatus: [
    row(adminOnly(200), { on: quote('NEW', 'PO'), body: { status: 'SENT' }, params: quoteParams }),
    row(adminOnly(409), { on: quote('CLOSED', 'PO'), body: { status: 'SENT' }, params: quoteParams }),
  ],
  // What keeps requests from reaching a company.
  getProviderMailStop: [row(adminOnly(200), { on: provider('insurance') })],
  endProviderMailStop: [row(adminOnly(200), { on: provider('financing') })],
} satisfies Partial<Record<RouteId, readonly Row[]>>
