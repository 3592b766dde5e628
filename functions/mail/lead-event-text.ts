import type { Language } from '#shared/constants/market.ts'
import type { LeadEvent } from '#shared/schemas/lead-event.ts'
import { isolateAmount } from './email-parts.ts'

/** Whole riyals as mail says them, in Western digits as on the site. */
export const riyalsIn: Record<Language, (riyals: number) => string> = {
  en: (riyals) => `QAR\u00a0${riyals.toLocaleString('en-QA', { maximumFractionDigits: 0 })}`,
  ar: (riyals) => `${riyals.toLocaleString('ar-QA-u-nu-latn', { maximumFractionDigits: 0 })}\u00a0ر.ق`,
}

type Lines = { OFFERED: { first: string; counter: string } } & Record<
  Exclude<LeadEvent['kind'], 'OFFERED'>,
  string
>

const lines: Record<Language, (amount: string) => Lines> = {
  en: (amount) => ({
    OFFERED: { first: `Offer: ${amount}`, counter: `Counter-offer: ${amount}` },
    OFFER_ACCEPTED: `Offer of ${amount} accepted`,
    OFFER_DECLINED: `Offer of ${amount} declined`,
    OFFER_WITHDRAWN: `Offer of ${amount} withdrawn`,
  }),
  ar: (amount) => ({
    OFFERED: { first: `عرض سعر: ${amount}`, counter: `عرض سعر مقابل: ${amount}` },
    OFFER_ACCEPTED: `قُبل عرض السعر ${amount}`,
    OFFER_DECLINED: `رُفض عرض السعر ${amount}`,
    OFFER_WITHDRAWN: `سُحب عرض السعر ${amount}`,
  }),
}

/** An event of a conversation as one line. */
export const leadEventText = (event: LeadEvent, language: Language): string => {
  const said = lines[language](isolateAmount(riyalsIn[language](event.amountQAR)))
  if (event.kind !== 'OFFERED') return said[event.kind]
  return event.isCounter ? said.OFFERED.counter : said.OFFERED.first
}
