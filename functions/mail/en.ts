import type { Facts, Saying, Words } from '#functions/mail/words.ts'

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

const more = (count: number): string[] =>
  count > 0 ? [count === 1 ? 'One more car fits it too.' : `${count} more cars fit it too.`] : []

export const en: Words = {
  brand: 'Sayara',
  direction: 'ltr',
  price: (riyals) => `QAR\u00a0${riyals.toLocaleString('en-QA', { maximumFractionDigits: 0 })}`,
  unknown: { car: 'car', from: 'somebody', search: 'saved search' },
  news: {
    LEAD_RECEIVED: ({ from, car }) => ({
      subject: `New message from ${from} about your ${car}`,
      paragraphs: [
        'A buyer would like to know more about your car. Many write to several sellers, so a quick answer counts.',
      ],
      button: 'Read and answer',
    }),
    LEAD_REPLY: ({ from, car }) => ({
      subject: `New message from ${from} about the ${car}`,
      paragraphs: ['It is waiting in your messages.'],
      button: 'Read the message',
    }),
    LISTING_APPROVED: ({ car }) => ({
      subject: `Your ${car} is now for sale on Sayara`,
      paragraphs: ['Your listing has been reviewed and approved. Buyers can find it from now on.'],
      button: 'See your listing',
    }),
    LISTING_REJECTED: ({ car, reason }) => ({
      subject: `Your ${car} could not be published yet`,
      paragraphs: [
        'We have reviewed your listing. This has to change first:',
        { quote: reason },
        'Change it and send it in again; we will review it once more.',
      ],
      button: 'Edit your listing',
    }),
    SAVED_SEARCH_MATCH: ({ search, car, price, more: count }) => ({
      subject: `New for “${search}”: ${[car, price].filter(Boolean).join(', ')}`,
      paragraphs: [`This car fits your search “${search}”.`, ...more(count)],
      button: 'See the car',
    }),
    PRICE_DROP: ({ car, price, previousPrice }) => ({
      subject: price ? `Now ${price}: ${car}` : `Cheaper now: ${car}`,
      paragraphs: [
        price && previousPrice
          ? `A car that you saved has become cheaper: it was ${previousPrice} and now costs ${price}.`
          : 'A car that you saved has become cheaper.',
      ],
      button: 'See the car',
    }),
    FAVORITE_GONE: ({ car, availability }) => favoriteGone[availability ?? 'GONE'](car),
  },
  account: {
    PASSWORD_CHANGED: {
      subject: 'Your password was changed',
      paragraphs: [
        'The password of your account has just been changed, and all other devices were signed out.',
        'If that was not you, set a new password at once and write to us.',
      ],
      button: 'Set a new password',
    },
    EMAIL_CHANGED: {
      subject: 'Your e-mail address was changed',
      paragraphs: [
        'Your account has a new e-mail address, so this one gets no more mail from us.',
        'If that was not you, write to us at once.',
      ],
      button: 'Write to us',
    },
    ACCOUNT_DELETED: {
      subject: 'Your account is closed',
      paragraphs: [
        'Your account is closed, and nobody can sign in to it any more. Your listings and your personal data are deleted with it.',
        'Thank you for having been with us.',
      ],
    },
  },
  passwordReset: (username) => ({
    subject: 'Set a new password',
    paragraphs: [
      `Somebody asked for a new password for your account ${username}. If it was you, choose one now.`,
    ],
    button: 'Choose a new password',
    note: 'The link works once and for one hour. If it was not you, ignore this mail: your password stays as it is.',
  }),
  contactMessage: ({ name, email, subject, message }) => ({
    subject: `Contact form: ${subject}`,
    paragraphs: [`${name} (${email}) wrote:`, { quote: message }],
    note: 'An answer to this mail goes to them directly.',
  }),
  why: {
    leads: 'You get this mail because somebody wrote to you on Sayara.',
    decisions: 'You get this mail because you offer a car on Sayara.',
    savedSearches: 'You get this mail because you asked to hear about this search.',
    favorites: 'You get this mail because you saved this car.',
    account: 'You get this mail because it concerns your account; it cannot be switched off.',
    contact: 'Sent by the contact form of Sayara.',
  },
  preferences: 'Choose what we mail you',
  unsubscribe: 'Unsubscribe',
}
