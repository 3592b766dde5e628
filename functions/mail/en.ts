import { productName } from '#shared/constants/market.ts'
import { account } from '#functions/mail/en-account.ts'
import { dealerReview, decisions } from '#functions/mail/en-decisions.ts'
import { leads } from './en-leads.ts'
import { riyalsIn } from './lead-event-text.ts'
import type { Facts, Saying, Words } from './messages.ts'
import { confirmationDays } from '#shared/constants/selling-limits.ts'

const favoriteGone: Record<NonNullable<Facts['availability']> | 'GONE', (car: string) => Saying> = {
  SOLD: (car) => ({
    subject: `Sold: ${car}`,
    paragraphs: ['A car that you saved has been sold. You may find one as good among similar cars.'],
    button: 'See similar cars',
  }),
  RESERVED: (car) => ({
    subject: `Reserved: ${car}`,
    paragraphs: [
      'The seller keeps a car that you saved for somebody else. You can still write, in case it comes to nothing.',
    ],
    button: 'See the car',
  }),
  PAUSED: (car) => ({
    subject: `Paused: ${car}`,
    paragraphs: ['A car that you saved is not for sale at the moment. It stays among your saved cars.'],
    button: 'See the car',
  }),
  AVAILABLE: (car) => ({
    subject: `For sale again: ${car}`,
    paragraphs: ['A car that you saved can be had again.'],
    button: 'See the car',
  }),
  GONE: (car) => ({
    subject: `No longer offered: ${car}`,
    paragraphs: ['The listing of a car that you saved has been removed.'],
    button: 'Look for another',
  }),
}

/** Of several searches, which the email does not name, nobody can say which one a further car fits. */
const more = (count: number, thing: 'car' | 'plate', searches: number): string[] => {
  if (count === 0) return []
  if (searches > 1)
    return [count === 1 ? `There is one more ${thing}.` : `There are ${count} more ${thing}s.`]
  return [count === 1 ? `One more ${thing} fits it too.` : `${count} more ${thing}s fit it too.`]
}

const plateGone = (plate: string): Saying => ({
  subject: `Sold: number plate ${plate}`,
  paragraphs: ['A plate that you saved has been sold. You may find one as good among similar plates.'],
  button: 'See the plate',
})

const { askAfter, pauseAfter, linkKept } = confirmationDays

const stillAvailable = ({ car, more: others, alsoAsked, alsoPaused }: Facts): Saying =>
  others === 0
    ? {
        subject: `Is your ${car} still available?`,
        paragraphs: [
          `You have not said so for ${askAfter} days. One tap is enough, without signing in, and buyers go on seeing it.`,
          `Without an answer it is paused in ${pauseAfter} days. Anything you change about it counts as an answer.`,
        ],
        button: 'Yes, it is still available',
        otherwise: 'It is sold, reserved or not for sale now',
      }
    : {
        subject: `Are ${others + 1} of your cars still available?`,
        paragraphs: [
          `You have not spoken of ${others + 1} of your cars for ${askAfter} days, the ${car} among them. If all of them can be had, one tap is enough, without signing in.`,
          `Those that you say nothing about are paused in ${pauseAfter} days.`,
          ...alsoAskedFor(alsoAsked),
          ...alsoPausedFor(alsoPaused),
        ],
        button: 'Yes, all are still available',
        otherwise: 'Go through them one by one',
      }

const alsoAskedFor = (count: number): string[] =>
  count > 0
    ? [
        count === 1
          ? 'One more of your cars is still in sight but waits for your word. The button confirms it too.'
          : `${count} more of your cars are still in sight but wait for your word. The button confirms them too.`,
      ]
    : []

const alsoPausedFor = (count: number): string[] =>
  count > 0
    ? [
        count === 1
          ? 'One more of your cars was paused before, without your word. The button brings it back too.'
          : `${count} more of your cars were paused before, without your word. The button brings them back too.`,
      ]
    : []

const pausedBySilence = ({ car, more: others, alsoAsked, alsoPaused }: Facts): Saying => ({
  subject: others === 0 ? `Paused: your ${car}` : `Paused: ${others + 1} of your cars`,
  paragraphs: [
    others === 0
      ? `You did not say whether it is still available, so buyers do not see it for now. If it is, one tap brings it back at once, at any time in the next ${linkKept} days.`
      : `You did not say whether they are still available, so buyers do not see them for now, the ${car} among them. If they are, one tap brings all of them back at once, at any time in the next ${linkKept} days.`,
    ...alsoAskedFor(alsoAsked),
    ...alsoPausedFor(alsoPaused),
  ],
  button: others + alsoAsked === 0 ? 'It is available: show it again' : 'All are available: show them',
  otherwise:
    others + alsoAsked === 0 ? 'It is sold, reserved or not for sale now' : 'Go through them one by one',
})

export const en: Words = {
  brand: productName.en,
  direction: 'ltr',
  price: riyalsIn.en,
  unknown: { car: 'car', from: 'somebody', search: 'saved search' },
  news: {
    ...decisions,
    SAVED_SEARCH_MATCH: ({ search, searches, car, plate, price, more: count }) => ({
      subject: `New for your search: ${[car, price].filter(Boolean).join(', ')}`,
      paragraphs: [
        ...(searches > 1
          ? [
              `This ${plate ? 'plate' : 'car'} fits one of your saved searches; there is something new for ${searches} of them.`,
            ]
          : [`This ${plate ? 'plate' : 'car'} fits your saved search:`, { typed: search }]),
        ...more(count, plate ? 'plate' : 'car', searches),
      ],
      button: plate ? 'See the plate' : 'See the car',
    }),
    PRICE_DROP: ({ car, plate, price, previousPrice }) => ({
      subject: price ? `Now ${price}: ${car}` : `Cheaper now: ${car}`,
      paragraphs: [
        price && previousPrice
          ? `A ${plate ? 'plate' : 'car'} that you saved has become cheaper: it was ${previousPrice} and now costs ${price}.`
          : `A ${plate ? 'plate' : 'car'} that you saved has become cheaper.`,
      ],
      button: plate ? 'See the plate' : 'See the car',
    }),
    FAVORITE_GONE: ({ car, plate, availability }) =>
      plate ? plateGone(plate) : favoriteGone[availability ?? 'GONE'](car),
    STILL_AVAILABLE: stillAvailable,
    PAUSED_BY_SILENCE: pausedBySilence,
  },
  leads,
  dealerReview,
  ...account,
  passwordReset: (username) => ({
    subject: 'Set a new password',
    paragraphs: [
      `Somebody asked for a new password for your account${username === undefined ? '' : ` ${username}`}. If it was you, choose one now.`,
    ],
    button: 'Choose a new password',
    note: 'The link works once and for one hour. If it was not you, ignore this mail: your password stays as it is.',
  }),
  contactMessage: ({ name, email, subject, message }) => ({
    subject: `Contact form: ${subject}`,
    paragraphs: [`${name} (${email}) wrote:`, { quote: message }],
    note: 'An answer to this mail goes to them directly.',
  }),
  quoteRequest: ({ car, value, name, phone, askedAt, hasEmail, insurance, financing }) => ({
    subject: `${insurance ? 'Insurance' : 'Financing'} quote request: ${car}`,
    paragraphs: [
      `A visitor of Sayara asks you for a quote for ${insurance ? 'insurance' : 'financing'}, and has agreed that we pass this on to you. The name they gave:`,
      { typed: name },
      ...(phone ? [`Phone: ${phone}`] : []),
      `Car: ${car}, value ${value}`,
      ...(insurance
        ? [
            `Cover: ${insurance.cover}`,
            `Age of the driver: ${insurance.driverAge}`,
            `Has held a licence for: ${insurance.licence}`,
            `Claims in the last three years: ${insurance.claims}`,
          ]
        : []),
      ...(financing
        ? [
            `Down payment: ${financing.downPayment}`,
            `Amount financed: ${financing.loan} over ${financing.months} months`,
            ...(financing.income ? [`Income a month: ${financing.income}`] : []),
            ...(financing.residency ? [`Residency: ${financing.residency}`] : []),
          ]
        : []),
      ...(askedAt ? [`Time of the request: ${askedAt}, Qatar time`] : []),
    ],
    button: 'See the car',
    note: `${hasEmail ? 'An answer to this mail goes to them directly.' : 'They gave no email: please call.'} Use what it says for this quote alone.`,
  }),
  quoteWithdrawn: ({ car, name, askedAt, isInsurance }) => ({
    subject: `Quote request withdrawn: ${car}`,
    paragraphs: [
      `The person who asked you for a quote for the ${car} does not want one any more. Please do not contact them, and delete what we sent you. The name they gave:`,
      { typed: name },
      ...(askedAt
        ? [
            `What is withdrawn is their request for ${isInsurance ? 'insurance' : 'financing'} of ${askedAt}, Qatar time. If another of theirs is withdrawn, we write to you about it, too.`,
          ]
        : []),
    ],
  }),
  why: {
    quote:
      'You get this mail because your company is listed on Sayara; write to us if it should go elsewhere.',
    leads: 'You get this mail because of your conversations and reviews on Sayara.',
    decisions: 'You get this mail because you sell on Sayara.',
    savedSearches: 'You get this mail because you asked to hear about your saved searches.',
    favorites: 'You get this mail because it is about a listing that you saved.',
    account: 'You get this mail because it concerns your account; it cannot be switched off.',
    contact: 'Sent by the contact form of Sayara.',
  },
  preferences: 'Choose what we mail you',
  unsubscribe: 'Unsubscribe',
}
