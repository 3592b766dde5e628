import { type Language, locales, dateLocales, homeTimeZone } from '#shared/constants/market.ts'
import { isOfferEvent } from '#shared/rules/price-offer.ts'
import { viewingEventTimes } from '#shared/rules/viewing-event.ts'
import { placeIn } from '#shared/reference/areas.ts'
import type {
  LeadEvent,
  OfferEvent,
  ViewingEnd,
  ViewingEvent,
  ViewingPlace,
} from '#shared/schemas/lead-event.ts'
import { isolate, isolateAmount, oneLine, withoutLinks } from './email-parts.ts'

/** Whole riyals as mail says them, in Western digits as on the site. */
export const riyalsIn: Record<Language, (riyals: number) => string> = {
  en: (riyals) => `QAR\u00a0${riyals.toLocaleString(locales.en, { maximumFractionDigits: 0 })}`,
  ar: (riyals) => `${riyals.toLocaleString(locales.ar, { maximumFractionDigits: 0 })}\u00a0ر.ق`,
}

type Lines = { OFFERED: { first: string; counter: string } } & Record<
  Exclude<OfferEvent['kind'], 'OFFERED'>,
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

/** A time of a viewing: day of the week, day, month and clock, isolated. */
export const viewingTimeIn = (time: string, language: Language): string =>
  isolate(
    new Intl.DateTimeFormat(dateLocales[language], {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      hour: 'numeric',
      minute: '2-digit',
      hourCycle: 'h12',
      timeZone: homeTimeZone,
    }).format(new Date(time)),
  )

const between: Record<Language, Intl.ListFormat> = {
  en: new Intl.ListFormat('en', { type: 'disjunction' }),
  ar: new Intl.ListFormat('ar', { type: 'disjunction' }),
}

/** Why a viewing is cancelled that nobody has cancelled. */
const endLines: Record<Language, Record<ViewingEnd, string>> = {
  en: {
    SOLD: 'because the car is sold',
    UNAVAILABLE: 'because the car is no longer for sale',
    LEFT: 'because the other side has closed its account',
  },
  ar: {
    SOLD: 'لأن السيارة بيعت',
    UNAVAILABLE: 'لأن السيارة لم تعد معروضة للبيع',
    LEFT: 'لأن الطرف الآخر أغلق حسابه',
  },
}

const viewingLines: Record<Language, (event: ViewingEvent, moments: string) => string> = {
  en: (event, moments) => {
    switch (event.kind) {
      case 'VIEWING_PROPOSED':
        return `${event.isCounter ? 'Other times for the viewing' : 'Viewing proposed'}: ${moments}`
      case 'VIEWING_ACCEPTED':
        return `Viewing agreed: ${moments}`
      case 'VIEWING_DECLINED':
        return 'Viewing declined'
      case 'VIEWING_CANCELLED': {
        const what = event.time === null ? 'Proposed viewing' : 'Viewing'
        if (event.end) return `${what} cancelled ${endLines.en[event.end]}: ${moments}`
        return moments ? `Viewing cancelled: ${moments}` : 'Proposed viewing taken back'
      }
    }
  },
  ar: (event, moments) => {
    switch (event.kind) {
      case 'VIEWING_PROPOSED':
        return `${event.isCounter ? 'مواعيد أخرى للمعاينة' : 'طلب موعد معاينة'}: ${moments}`
      case 'VIEWING_ACCEPTED':
        return `تأكّد موعد المعاينة: ${moments}`
      case 'VIEWING_DECLINED':
        return 'اعتُذر عن المعاينة'
      case 'VIEWING_CANCELLED': {
        const what = event.time === null ? 'طلب المعاينة' : 'موعد المعاينة'
        if (event.end) return `أُلغي ${what} ${endLines.ar[event.end]}: ${moments}`
        return moments ? `أُلغي موعد المعاينة: ${moments}` : 'سُحب طلب المعاينة'
      }
    }
  },
}

/** An event of a conversation as one line. */
export const leadEventText = (event: LeadEvent, language: Language): string => {
  if (!isOfferEvent(event)) {
    const moments = viewingEventTimes(event).map((time) => viewingTimeIn(time, language))
    return viewingLines[language](event, between[language].format(moments))
  }
  const said = lines[language](isolateAmount(riyalsIn[language](event.amountQAR)))
  if (event.kind !== 'OFFERED') return said[event.kind]
  return event.isCounter ? said.OFFERED.counter : said.OFFERED.first
}

/** The address of a dealership, or the area and city of a private seller. */
export const viewingPlaceIn = (place: ViewingPlace | undefined, language: Language): string => {
  if (!place) return ''
  const where = placeIn(place, language)
  return isolate(
    withoutLinks(oneLine([place.address, where].filter(Boolean).join(language === 'ar' ? '، ' : ', '))),
  )
}
