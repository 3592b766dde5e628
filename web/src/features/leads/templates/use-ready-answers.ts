import type { LeadView } from '#shared/schemas/lead.ts'
import type { ReplyTemplate } from '#shared/schemas/reply-template.ts'
import { formatMoney } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { useReplyTemplates } from '../api/reply-templates.ts'
import { fillTemplate } from './fill-template.ts'

const builtIn = ['available', 'visit', 'price'] as const

// What keeps Latin names apart inside an Arabic sentence of the site has no place in a message.
const isolates = /[\u2066-\u2069]/g
const tokens = { car: '{car}', price: '{price}', buyer: '{buyer}' }

/** The seller's own ready answers and then the three that everybody has, in the language in use; and how to fill them in. */
export const useReadyAnswers = (lead: LeadView) => {
  const { t, language } = useT('inbox')
  const { data: own = [] } = useReplyTemplates()
  const ours: ReplyTemplate[] = builtIn.map((name) => ({
    name: t(`builtIn.${name}`),
    text: t(`builtIn.${name}Text`, tokens).replace(isolates, ''),
  }))
  const values = {
    car: language === 'ar' ? lead.listingTitleAr : lead.listingTitle,
    price: formatMoney(lead.listingPrice, language),
    buyer: lead.buyerName,
  }
  return { own, ours, fill: ({ text }: ReplyTemplate) => fillTemplate(text, values) }
}
