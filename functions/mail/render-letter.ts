import { ar } from '#functions/mail/ar.ts'
import { en } from '#functions/mail/en.ts'
import { htmlLetter } from '#functions/mail/html-letter.ts'
import { isolate, withoutIsolates } from '#functions/mail/isolate.ts'
import { buttonLink, otherLink, preferencesLink, unsubscribePage } from '#functions/mail/letter-links.ts'
import type { LetterPage } from '#functions/mail/letter-page.ts'
import type { Letter, QueuedMail } from '#functions/mail/letter.ts'
import { oneLine } from '#functions/mail/one-line.ts'
import { textLetter } from '#functions/mail/text-letter.ts'
import { topics } from '#functions/mail/topics.ts'
import type { Facts, Saying, Words } from '#functions/mail/words.ts'
import { plateTitle } from '#shared/reference/plate-title.ts'
import { plateText } from '#shared/rules/plate-number.ts'
import type { NotificationAbout } from '#shared/schemas/notification.ts'
import type { MailLanguage } from '#shared/schemas/preferences.ts'

type Addressed = Pick<QueuedMail, 'letter' | 'language' | 'unsubscribe'>

const languages: Record<MailLanguage, Words> = { en, ar }

const optional = <T>(value: T | null | undefined, write: (value: T) => string): string | undefined =>
  value === null || value === undefined ? undefined : write(value)

const titleOf = (about: NotificationAbout, language: MailLanguage): string | undefined =>
  about.plate
    ? plateTitle(about.plate, language)
    : language === 'ar'
      ? about.listing?.titleAr
      : about.listing?.title

const factsOf = (about: NotificationAbout, language: MailLanguage): Facts => {
  const { unknown, price } = languages[language]
  const isolatedPrice = (riyals: number) => isolate(price(riyals))
  return {
    car: isolate(titleOf(about, language) || unknown.car),
    plate: optional(about.plate, (plate) => isolate(plateText(plate))),
    price: optional(about.listing?.priceQAR, isolatedPrice),
    previousPrice: optional(about.previousPriceQAR, isolatedPrice),
    from: isolate(about.lead?.from || unknown.from),
    search: isolate(about.savedSearch?.name || unknown.search),
    more: (about.count ?? 1) - 1,
    alsoAsked: about.alsoAsked ?? 0,
    reason: about.reason ?? '',
    availability: about.availability,
  }
}

const sayingOf = (letter: Letter, language: MailLanguage): Saying => {
  const words = languages[language]
  switch (letter.kind) {
    case 'PASSWORD_RESET':
      return words.passwordReset(isolate(letter.username))
    case 'CONTACT_MESSAGE': {
      const { name, email, subject, message } = letter
      return words.contactMessage({
        name: isolate(name),
        email: isolate(email),
        subject: isolate(subject),
        message,
      })
    }
    case 'PASSWORD_CHANGED':
    case 'EMAIL_CHANGED':
    case 'ACCOUNT_DELETED':
      return words.account[letter.kind]
    default:
      return words.news[letter.kind](factsOf(letter.about, language))
  }
}

const whyOf = (letter: Letter): keyof Words['why'] => {
  if (letter.kind === 'CONTACT_MESSAGE') return 'contact'
  return 'about' in letter ? topics[letter.kind] : 'account'
}

// As wide as the letter on a screen of twice the density.
const photoWidth = 960

const itemOf = (letter: Letter, language: MailLanguage, origin: string): LetterPage['item'] => {
  if (!('about' in letter) || !(letter.about.listing ?? letter.about.plate)) return undefined
  const { price } = languages[language]
  const { listing, plate, previousPriceQAR } = letter.about
  return {
    title: oneLine(titleOf(letter.about, language) ?? ''),
    plate: optional(plate, plateText),
    price: optional(plate ? plate.price : listing?.priceQAR, price),
    previousPrice: letter.kind === 'PRICE_DROP' ? optional(previousPriceQAR, price) : undefined,
    photo: optional(listing?.image, ({ imageUrl }) => `${origin}${imageUrl}?w=${photoWidth}`),
  }
}

const subjectOf = (saying: Saying): string => oneLine(withoutIsolates(saying.subject))

/** A letter as it is mailed. `origin` is the site's address, which every link begins with; the subject is one line. */
export const renderLetter = ({ letter, language, unsubscribe }: Addressed, origin: string) => {
  const words = languages[language]
  const saying = sayingOf(letter, language)
  const page: LetterPage = {
    ...saying,
    language,
    direction: words.direction,
    brand: words.brand,
    origin,
    link: buttonLink(letter, origin),
    otherLink: otherLink(letter, origin),
    item: itemOf(letter, language, origin),
    why: words.why[whyOf(letter)],
    footer: [
      ...('about' in letter ? [{ label: words.preferences, link: preferencesLink(origin) }] : []),
      ...(unsubscribe ? [{ label: words.unsubscribe, link: unsubscribePage(origin, unsubscribe) }] : []),
    ],
  }
  return { subject: subjectOf(saying), text: textLetter(page), html: htmlLetter(page) }
}

/** A letter as a text message: what it is about, and where to read on. */
export const renderTextMessage = (
  { letter, language }: Pick<Addressed, 'letter' | 'language'>,
  origin: string,
): string => {
  const said = `${languages[language].brand}: ${subjectOf(sayingOf(letter, language))}`
  const link = buttonLink(letter, origin)
  return link ? `${said}\n${link}` : said
}
