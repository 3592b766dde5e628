import { api, apiOk } from '#functions/testing/api.ts'
import { registerDealer, registerSeller, registerVerifiedDealer } from '#functions/testing/people.ts'
import { limits } from '#shared/constants/limits.ts'

type Trip = {
  /** Sends the text. @returns the response status */
  write: (text: string) => Promise<number>
  /** Reads the stored form of the last accepted text. */
  read: () => Promise<unknown>
  isTaken: (text: string) => boolean
  /** The stored form of a text: NFC, without invisible characters and surrounding white space. */
  kept: (text: string) => string
}

// Written independently of the schema, because a test that uses the schema would prove nothing about it.
const unseen = new Set([
  0x200b, 0x2060, 0xfeff, 0x202a, 0x202b, 0x202c, 0x202d, 0x202e, 0x2066, 0x2067, 0x2068, 0x2069,
])
const visible = (text: string): string =>
  [...text.normalize('NFC')]
    .filter((letter) => !unseen.has(letter.codePointAt(0)!))
    .join('')
    .trim()

const isControl = (letter: string): boolean => {
  const code = letter.codePointAt(0)!
  return code < 0x20 || (code >= 0x7f && code <= 0x9f)
}

const isLine = (text: string, min: number, max: number): boolean => {
  // Length in characters and not in UTF-16 units, so that a limit is the same in every script.
  const length = [...visible(text)].length
  const isShort = [...text].length <= max * 4 && length >= min && length <= max
  return text.isWellFormed() && ![...text].some(isControl) && isShort
}

const asLines = (text: string): string => text.split('\r\n').join('\n').split('\r').join('\n')

const isText = (text: string, min: number, max: number): boolean =>
  isLine(asLines(text).split('\n').join(' '), 0, max) && visible(asLines(text)).length >= min

const line = (max: number, min = 1) => ({ isTaken: (text: string) => isLine(text, min, max), kept: visible })

const paragraphs = (max: number, min = 0) => ({
  isTaken: (text: string) => isText(text, min, max),
  kept: (text: string) => visible(asLines(text)),
})

const isUnseen = (letter: string): boolean => /\p{Default_Ignorable_Code_Point}/u.test(letter)

/** A name without unseen characters, but for the joiner of Persian between two of its letters. */
const seenName = (text: string): string => {
  const letters = [...visible(text)]
  const isArabic = (letter = '') => /\p{Script=Arabic}/u.test(letter)
  return letters
    .filter(
      (letter, at) =>
        !isUnseen(letter) || (letter === '\u200c' && isArabic(letters[at - 1]) && isArabic(letters[at + 1])),
    )
    .join('')
    .trim()
}

const isLetter = (letter: string): boolean => /\p{L}/u.test(letter)
const isLatin = (letter: string): boolean => /\p{Script=Latin}/u.test(letter)
const isPicture = (letter: string): boolean =>
  /[\p{So}\p{Sm}\p{Sk}\p{Me}\p{Co}\p{Cn}]/u.test(letter) && ![...'+~|^`´¨¸©®™°№'].includes(letter)

const isName = (text: string): boolean => {
  const letters = [...text]
  const marks = text.split(/[^\p{Mn}]/u).map((run) => [...run].length)
  const words = text.split(/[\s\p{P}]/u).map((word) => [...word].filter(isLetter))
  return (
    letters.some(isLetter) &&
    !letters.some(isPicture) &&
    Math.max(...marks) < 4 &&
    words.every((word) => word.every(isLatin) || !word.some(isLatin))
  )
}

const name = (max: number) => ({
  isTaken: (text: string) => isLine(text, 0, max) && seenName(text) !== '' && isName(seenName(text)),
  kept: seenName,
})

const profile = async (): Promise<Trip> => {
  let { token } = await registerSeller()
  return {
    ...name(limits.personName),
    write: async (lastName) => {
      const { status } = await api('PATCH', '/api/user', { token, body: { lastName } })
      if (status !== 429) return status
      // Another user, who has not used up the hourly limit of changes.
      ;({ token } = await registerSeller())
      return (await api('PATCH', '/api/user', { token, body: { lastName } })).status
    },
    read: async () => (await apiOk('GET', '/api/user', { token })).body.lastName,
  }
}

const draft = (field: 'description' | 'secondDescription' | 'variant') => async (): Promise<Trip> => {
  const { token } = await registerSeller()
  const newCar = async (): Promise<string> =>
    (await apiOk('POST', '/api/listings', { token, body: { status: 'DRAFT' } })).body.id
  let id = await newCar()
  const edit = async (text: string) =>
    (await api('PATCH', `/api/listings/${id}`, { token, body: { [field]: text } })).status
  const shape = field === 'variant' ? line(limits.listing.variant, 0) : paragraphs(limits.listing.description)
  return {
    ...shape,
    write: async (text) => {
      const status = await edit(text)
      if (status !== 429) return status
      // Another car, whose hourly limit of edits is not used up.
      id = await newCar()
      return edit(text)
    },
    read: async () => (await apiOk('GET', `/api/seller/listings/${id}`, { token })).body[field],
  }
}

const replyTemplate = (field: 'name' | 'text') => async (): Promise<Trip> => {
  const { token } = await registerSeller()
  const of = limits.selling.replyTemplates
  const shape = field === 'name' ? line(of.name) : paragraphs(of.text, 1)
  return {
    ...shape,
    write: async (text) => {
      const template = { name: 'Hello', text: 'Good day', [field]: text }
      return (await api('PUT', '/api/seller/reply-templates', { token, body: { templates: [template] } }))
        .status
    },
    read: async () => (await apiOk('GET', '/api/seller/reply-templates', { token })).body[0][field],
  }
}

const storefront = (field: 'description' | 'address') => async (): Promise<Trip> => {
  const { token } = await registerVerifiedDealer()
  const of = limits.selling.storefront
  const own = async () => (await apiOk('GET', '/api/seller/storefront', { token })).body
  const empty = { description: '', phoneNumber: null, whatsappNumber: null, website: '', address: '' }
  return {
    ...(field === 'address' ? line(of.address, 0) : paragraphs(of.description)),
    write: async (text) => {
      const { version } = await own()
      const body = { ...empty, hours: null, logo: null, cover: null, [field]: text, version }
      return (await api('PUT', '/api/seller/storefront', { token, body })).status
    },
    read: async () => (await own())[field],
  }
}

const application = async (): Promise<Trip> => {
  const { token } = await registerDealer()
  return {
    ...name(limits.companyName),
    write: async (businessName) =>
      (await api('PUT', '/api/verification/draft', { token, body: { businessName } })).status,
    read: async () => (await apiOk('GET', '/api/verification/submission', { token })).body.businessName,
  }
}

/** Texts that are stored and can be read back, by kind. */
export const roundTrips: Readonly<Record<string, () => Promise<Trip>>> = {
  'a last name': profile,
  'a car’s description': draft('description'),
  'a car’s description in the other language': draft('secondDescription'),
  'a car’s variant': draft('variant'),
  'the name of a reply': replyTemplate('name'),
  'a reply': replyTemplate('text'),
  'a dealership’s description': storefront('description'),
  'a dealership’s address': storefront('address'),
  'an application’s business name': application,
}
