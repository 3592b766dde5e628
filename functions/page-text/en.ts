import { homeTimeZone, productName, locales, dateLocales } from '#shared/constants/market.ts'
import { enCars } from './en-cars.ts'
import { enValues } from './en-values.ts'
import type { PageWords, PlateFacts } from './words.ts'

const title = ({ name, price, availability }: PlateFacts): string =>
  ({
    AVAILABLE: `${name} for ${price}`,
    RESERVED: `${name} for ${price} (reserved)`,
    SOLD: `${name} (sold)`,
    PAUSED: name,
  })[availability]

const offered = { AVAILABLE: 'for sale', RESERVED: 'reserved', SOLD: 'sold', PAUSED: 'not for sale now' }

const number = (value: number): string => value.toLocaleString(locales.en, { maximumFractionDigits: 0 })

export const en: PageWords = {
  ...enCars,
  values: enValues,
  date: (instant) =>
    new Date(instant).toLocaleDateString(dateLocales.en, { dateStyle: 'medium', timeZone: homeTimeZone }),
  brand: productName.en,
  languageName: 'English',
  way: 'You are here',
  pages: 'Pages of this list',
  plain: {
    text: 'Your browser runs no scripts here. You can read every offer, look at its photos and reach its seller; searching by words, saving and writing messages need scripts.',
    part: 'Some of what you asked for needs scripts, so this list holds more than that.',
    whole: 'Open the whole page with scripts',
  },
  contact: {
    title: 'Contact the seller',
    call: 'Call',
    whatsApp: 'WhatsApp',
    message: 'To write a message through Sayara, open the whole page with scripts on.',
    closed: 'The seller takes no calls about this any more.',
  },
  similarCars: 'Similar cars',
  similarPlates: 'Number plates with similar numbers',
  direction: 'ltr',
  locale: 'en_US',
  price: (riyals) => `QAR ${number(riyals)}`,
  kilometres: (kilometres) => `${number(kilometres)} km`,
  menu: { home: 'Home', cars: 'Cars', numberPlates: 'Number plates', dealers: 'Dealers' },
  previous: 'Previous page',
  next: 'Next page',
  home: {
    title: 'Used cars in Qatar',
    description: 'Find the right car in Qatar: verified dealers, private sellers, clear prices.',
  },
  plate: (facts) => ({
    title: title(facts),
    description:
      [`Qatari number plate in ${facts.place}, ${offered[facts.availability]}`, ...facts.tags].join(' · ') +
      '.',
  }),
  plates: (page) => ({
    title: `Number plates${page > 1 ? `, page ${page}` : ''}`,
    description:
      'Special number plates for sale in Qatar: search by pattern, digits, price and municipality, and contact the seller.',
  }),
  dealers: {
    title: 'Verified dealers in Qatar',
    description:
      'Verified car dealerships in Qatar, with their cars, their phone numbers and where to find them.',
  },
  dealer: (name, city, count) =>
    `${name}, a verified dealer in ${city}${count > 0 ? `: ${enCars.cars(count)} for sale` : ''}.`,
  phone: 'Phone',
  address: 'Address',
  hours: 'Opening hours',
  closed: 'Closed',
  reviews: {
    title: 'Reviews',
    summary: (count, rating) =>
      `${rating === null ? '' : `${rating} of 5, `}${count} ${count === 1 ? 'review' : 'reviews'}`,
    by: (stars, author) => `${stars} of 5, ${author ?? 'a buyer'}`,
    answer: 'The dealer’s answer',
  },
  texts: {
    app: {
      title: 'This page needs JavaScript',
      description:
        'Signing in, selling, messages and what you saved work with JavaScript alone. Cars, number plates, dealers and prices can be read without it.',
    },
    sell: { title: 'Sell your car', description: 'List your car in a few minutes.' },
    insurance: {
      title: 'Car insurance in Qatar',
      description:
        'Insurance companies for cars in Qatar, what they cover and how to reach them, with five tips.',
    },
    financing: {
      title: 'Car finance in Qatar',
      description:
        'Banks and finance houses for cars in Qatar: rates, largest loans and longest terms, with six tips.',
    },
    'safety-tips': {
      title: 'Buy and sell safely',
      description:
        'How to buy and sell a car safely in Qatar: what to check, warning signs, payment scams and emergency numbers.',
    },
    contact: { title: 'Contact us', description: 'Write to the Sayara team. We reply within 24 hours.' },
    'terms-of-service': {
      title: 'Terms of Service',
      description:
        'What you agree to when you use Sayara: the rules for listings, messages, fees and liability.',
    },
    'privacy-policy': {
      title: 'Privacy Policy',
      description:
        'What Sayara keeps about you, what for, for how long, who sees it, and how you get or delete it.',
    },
  },
  open: 'See it on Sayara',
  gone: {
    car: {
      title: 'Listing Not Found',
      description: 'It may have been sold or taken down.',
    },
    dealer: {
      title: 'Dealer Not Found',
      description: 'This dealership does not exist or is not verified.',
    },
    plate: {
      title: 'This number plate is not offered',
      description: 'It may have been sold or withdrawn. Other number plates are for sale.',
    },
    page: {
      title: 'Page Not Found',
      description: 'The page may have moved, or the address has a typing error.',
    },
  },
}
