import { productName } from '#shared/constants/market.ts'

/**
 * Who our mail comes from, as SES takes it: the product's name and an address. SES reads a bare comma as the end of an address and
 * takes ASCII alone, so a name of more than plain letters is in encoded words (RFC 2047), each within the 75 characters that one may have.
 */
export const senderOf = (address: string, name: string = productName.en): string => {
  const words = (name.match(/.{1,11}/gu) ?? []).map(
    (part) => `=?UTF-8?B?${Buffer.from(part).toString('base64')}?=`,
  )
  return `${/^[\w -]+$/.test(name) ? name : words.join(' ')} <${address}>`
}
