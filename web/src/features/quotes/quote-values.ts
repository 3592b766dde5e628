import type { Language } from '#shared/constants/market.ts'
import { readWhole, writeWhole } from '#web/i18n/typed-number.ts'

/** The subject of a quote: the kind of companies asked, and what is known already. */
export type QuoteAbout = {
  kind: 'insurance' | 'financing'
  providerId?: string | undefined
  /** A car on offer. */
  car?: { slug: string; title: string; make: string; model: string; year: number; priceQAR: number }
  /** The figures of the calculator. */
  loan?: { price: number; down: number; months: number }
}

/** The form, of either kind: numbers as they are typed, choices by their names, and '' for none. */
export const emptyQuote = {
  /** Ids, separated by commas. */
  providerIds: '',
  make: '',
  model: '',
  year: '',
  valueQAR: '',
  cover: 'COMPREHENSIVE',
  driverAge: '',
  licence: '',
  claims: '',
  downPaymentQAR: '',
  months: '48',
  income: '',
  residency: '',
  name: '',
  email: '',
  phone: '',
  consent: false,
}
export type QuoteValues = typeof emptyQuote

/** The values that the form begins with. A bank in Qatar finances 80 % of a car at most, so a fifth is the usual down payment. */
export const quoteStart = ({ providerId = '', car, loan }: QuoteAbout): Partial<QuoteValues> => {
  const price = loan?.price ?? car?.priceQAR
  return {
    providerIds: providerId,
    ...(car && { make: car.make, model: car.model, year: String(car.year) }),
    ...(price !== undefined && {
      valueQAR: writeWhole(price),
      downPaymentQAR: writeWhole(loan?.down ?? Math.round(price / 5)),
    }),
    ...(loan && { months: String(loan.months) }),
  }
}

/**
 * The values typed before that still hold: the company that was pressed and the calculator's figures are newer, and consent
 * was given for the companies of that time.
 */
export const stillTyped = (
  kept: Partial<QuoteValues> | null,
  { providerId, loan }: QuoteAbout,
): Partial<QuoteValues> | null => {
  if (!kept) return null
  const typed = { ...kept }
  if (providerId && !kept.providerIds?.split(',').includes(providerId)) {
    delete typed.consent
    delete typed.providerIds
  }
  if (loan) for (const name of ['valueQAR', 'downPaymentQAR', 'months'] as const) delete typed[name]
  return typed
}

/** The body that the values mean. */
export const toQuoteBody = ({ kind, car }: QuoteAbout, values: QuoteValues, language: Language) => {
  const { name, email, phone, consent } = values
  const request = {
    providerIds: values.providerIds.split(',').filter(Boolean),
    ...(car && { slug: car.slug }),
    make: values.make,
    model: values.model,
    year: readWhole(values.year),
    valueQAR: readWhole(values.valueQAR),
    name,
    email,
    phone,
    language,
    consent,
  }
  if (kind === 'insurance') {
    const { cover, driverAge, licence, claims } = values
    return { ...request, cover, driverAge, licence, claims }
  }
  return {
    ...request,
    downPaymentQAR: readWhole(values.downPaymentQAR),
    months: readWhole(values.months),
    ...(values.income && { income: values.income }),
    ...(values.residency && { residency: values.residency }),
  }
}
