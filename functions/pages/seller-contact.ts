import { element, wrap } from './html.ts'
import type { Site } from './site.ts'
import { readablePhone } from '#shared/rules/phone.ts'

type Reachable = { phoneNumber: string | null; whatsappNumber: string | null }

const numberLink = (href: string, label: string, number: string): string =>
  wrap('p', [element('a', label, { href }), ' ', element('bdi', readablePhone(number), { dir: 'ltr' })])

/**
 * How a person without scripts reaches the seller: there is no form. Crawlers get no numbers, so that no search engine keeps
 * those of private sellers.
 */
export const sellerContact = (
  { isPlain, words }: Site,
  { phoneNumber, whatsappNumber }: Reachable,
  canBeContacted: boolean,
): string[] => {
  if (!isPlain) return []
  const { contact } = words
  if (!canBeContacted) return [element('p', contact.closed)]
  return [
    element('h2', contact.title),
    ...(phoneNumber ? [numberLink(`tel:${phoneNumber}`, contact.call, phoneNumber)] : []),
    ...(whatsappNumber
      ? [numberLink(`https://wa.me/${whatsappNumber.replace(/\D/g, '')}`, contact.whatsApp, whatsappNumber)]
      : []),
    element('p', contact.message),
  ]
}
