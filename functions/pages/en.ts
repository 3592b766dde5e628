import type { PageWords, PlateFacts } from '#functions/pages/words.ts'

const title = ({ name, price, availability }: PlateFacts): string =>
  ({
    AVAILABLE: `${name} for ${price}`,
    RESERVED: `${name} for ${price} (reserved)`,
    SOLD: `${name} (sold)`,
    PAUSED: name,
  })[availability]

const offered = { AVAILABLE: 'for sale', RESERVED: 'reserved', SOLD: 'sold', PAUSED: 'not for sale now' }

export const en: PageWords = {
  brand: 'Sayara',
  direction: 'ltr',
  locale: 'en_US',
  price: (riyals) => `QAR ${riyals.toLocaleString('en-QA', { maximumFractionDigits: 0 })}`,
  plate: (facts) => ({
    title: title(facts),
    description:
      [`Qatari number plate in ${facts.place}, ${offered[facts.availability]}`, ...facts.tags].join(' · ') +
      '.',
  }),
  open: 'See it on Sayara',
  gone: {
    title: 'This number plate is not offered',
    description: 'It may have been sold or withdrawn. Other number plates are for sale.',
  },
}
