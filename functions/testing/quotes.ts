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
