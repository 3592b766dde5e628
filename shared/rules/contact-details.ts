import { toWesternDigits } from './typed-phone.ts'

// Eight digits are the shortest number of the Gulf. No commas between them: these part thousands of a price.
const phone = /(?:\+|00)?\d(?:[ \-()./]{0,2}\d){7,}/g
const twoYears = /^(?:19|20)\d\d\D+(?:19|20)\d\d$/
// One character before an @ is enough: with all of them, each letter of a long word would be read to the word's end.
const address =
  /https?:|www\.|[\p{L}\d._-]@[\p{L}\d]|(?:^|\s)@[\p{L}\d_]{3}|[\p{L}\d-]\.(?:com|net|org|qa|info|biz|io|me|ae|sa|app|shop|store|online|site|link)(?![\p{L}\d])/iu

/** Whether a text has a phone number, an email address, a name of a social network or a link, in digits of any script. */
export const hasContactDetails = (text: string): boolean => {
  const western = toWesternDigits(text)
  return address.test(western) || (western.match(phone) ?? []).some((number) => !twoYears.test(number))
}
