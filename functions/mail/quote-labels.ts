import { type Language, dateLocales, homeTimeZone } from '#shared/constants/market.ts'
import type { quoteChoices } from '#shared/schemas/quote.ts'
import { carTitle } from '#shared/reference/car-title.ts'
import { isolate, isolateAmount, oneLine } from './email-parts.ts'
import type { EmailContent } from './email.ts'
import { riyalsIn } from './lead-event-text.ts'
import type { QuoteFacts } from './messages.ts'

/** What each choice of a request for a quote says, in a mail to a company. */
type Labels = { [K in keyof typeof quoteChoices]: Record<(typeof quoteChoices)[K][number], string> }

const quoteLabels: Record<Language, Labels> = {
  en: {
    cover: { COMPREHENSIVE: 'comprehensive', THIRD_PARTY: 'third party' },
    driverAge: { UNDER_25: 'under 25', FROM_25: '25 to 34', FROM_35: '35 to 49', FROM_50: '50 or older' },
    licence: {
      UNDER_1: 'less than a year',
      FROM_1: '1 to 2 years',
      FROM_3: '3 to 4 years',
      FROM_5: '5 years or longer',
    },
    claims: { NONE: 'none', ONE: 'one', MORE: 'two or more' },
    income: {
      UNDER_5000: 'below QAR 5,000',
      FROM_5000: 'QAR 5,000 to 9,999',
      FROM_10000: 'QAR 10,000 to 19,999',
      FROM_20000: 'QAR 20,000 to 39,999',
      FROM_40000: 'QAR 40,000 or more',
    },
    residency: { CITIZEN: 'Qatari', GCC: 'citizen of another GCC state', RESIDENT: 'resident with a QID' },
  },
  ar: {
    cover: { COMPREHENSIVE: 'شامل', THIRD_PARTY: 'ضد الغير' },
    driverAge: {
      UNDER_25: 'أقل من 25 سنة',
      FROM_25: 'من 25 إلى 34',
      FROM_35: 'من 35 إلى 49',
      FROM_50: '50 فأكثر',
    },
    licence: {
      UNDER_1: 'أقل من سنة',
      FROM_1: 'سنة إلى سنتين',
      FROM_3: '3 إلى 4 سنوات',
      FROM_5: '5 سنوات فأكثر',
    },
    claims: { NONE: 'لا يوجد', ONE: 'مطالبة واحدة', MORE: 'مطالبتان أو أكثر' },
    income: {
      UNDER_5000: 'أقل من 5,000 ر.ق',
      FROM_5000: 'من 5,000 إلى 9,999 ر.ق',
      FROM_10000: 'من 10,000 إلى 19,999 ر.ق',
      FROM_20000: 'من 20,000 إلى 39,999 ر.ق',
      FROM_40000: '40,000 ر.ق فأكثر',
    },
    residency: { CITIZEN: 'قطري', GCC: 'من مواطني دول مجلس التعاون', RESIDENT: 'مقيم ببطاقة قطرية' },
  },
}

type QuoteContent = Extract<EmailContent, { kind: 'QUOTE_REQUEST' }>['quote']

/** When a request was made. To the second: who corrects one asks again within the minute. */
export const askedAtIn = (at: string, language: Language): string =>
  isolate(
    new Intl.DateTimeFormat(dateLocales[language], {
      dateStyle: 'long',
      timeStyle: 'medium',
      timeZone: homeTimeZone,
    }).format(new Date(at)),
  )

/** The facts of a request for a quote, each in the reader's language. */
export const quoteFacts = (quote: QuoteContent, language: Language): QuoteFacts => {
  const { car, name, phone, email, createdAt, insurance, financing } = quote
  const [labels, price] = [quoteLabels[language], riyalsIn[language]]
  const money = (riyals: number) => isolateAmount(price(riyals))
  return {
    car: isolate(carTitle(car, language)),
    value: money(car.valueQAR),
    name: oneLine(name),
    phone: phone ? isolate(phone) : undefined,
    askedAt: createdAt && askedAtIn(createdAt, language),
    hasEmail: email !== null,
    insurance: insurance
      ? {
          cover: labels.cover[insurance.cover],
          driverAge: labels.driverAge[insurance.driverAge],
          licence: labels.licence[insurance.licence],
          claims: labels.claims[insurance.claims],
        }
      : undefined,
    financing: financing
      ? {
          downPayment: money(financing.downPaymentQAR),
          loan: money(car.valueQAR - financing.downPaymentQAR),
          months: financing.months,
          income: financing.income && labels.income[financing.income],
          residency: financing.residency && labels.residency[financing.residency],
        }
      : undefined,
  }
}
