import { plateText } from '#shared/rules/plate-number.ts'
import type { LeadView } from '#shared/schemas/lead.ts'
import { useT } from '#web/i18n/use-t.ts'

// What keeps a number apart inside an Arabic sentence of the site has no place in a message.
const isolates = /[\u2066-\u2069]/g

/** What a conversation is about, as the middle of a sentence says it: "Lexus LX 600 2026", "number plate 333". */
export const useTopicName = () => {
  const { t, language } = useT('inbox')
  return ({ plate, listingTitle, listingTitleAr }: LeadView): string => {
    if (plate) return t('plate', { number: plateText(plate) }).replace(isolates, '')
    return language === 'ar' ? listingTitleAr : listingTitle
  }
}
