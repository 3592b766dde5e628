import type { LeadView } from '#shared/schemas/lead.ts'
import type { ReplyTemplate } from '#shared/schemas/reply-template.ts'
import { formatMoney } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { useReplyTemplates } from '#web/entities/lead/api/reply-templates.ts'
import { useTopicName } from '#web/entities/lead/use-topic-name.ts'
import { fillTemplate } from './fill-template.ts'

// A number is not looked at but transferred.
const builtIn = {
  car: ['available', 'visit', 'price'],
  plate: ['plate.available', 'plate.transfer', 'plate.price'],
} as const

// What keeps Latin names apart inside an Arabic sentence of the site has no place in a message.
const isolates = /[\u2066-\u2069]/g
const tokens = { car: '{car}', price: '{price}', buyer: '{buyer}' }

/** The seller's own ready answers and then the three that everybody has, in the language in use; and how to fill them in. */
export const useReadyAnswers = (lead: LeadView) => {
  const { t, language } = useT('inbox')
  const topicName = useTopicName()
  const { data: own = [] } = useReplyTemplates()
  const ours: ReplyTemplate[] = builtIn[lead.plate ? 'plate' : 'car'].map((name) => ({
    name: t(`builtIn.${name}`),
    text: t(`builtIn.${name}Text`, tokens).replace(isolates, ''),
  }))
  const values = {
    car: topicName(lead),
    price: formatMoney(lead.listingPrice, language),
    buyer: lead.buyerName,
  }
  return { own, ours, fill: ({ text }: ReplyTemplate) => fillTemplate(text, values) }
}
