import type { Random } from '../random.ts'
import { carTitle } from '#shared/reference/car-title.ts'
import type { DescribedCar } from './described-car.ts'

const thousands = (km: number): string => km.toLocaleString('en-US')

const opening = ({ car, isDealers, isFirstOwner }: DescribedCar, random: Random): string => {
  const name = carTitle(car, 'en')
  if (car.condition === 'New') {
    return random.pick([
      `Brand new ${name}, zero kilometres, ready for registration.`,
      `${name}, delivery mileage only. Never registered.`,
      `Unregistered ${name}, straight from the port with all papers.`,
    ])
  }
  if (isDealers) {
    return random.pick([
      `${name} in ${car.color.toLowerCase()}, ${thousands(car.mileage)} km, now in our showroom.`,
      `Just arrived: ${name} with ${thousands(car.mileage)} km on the clock.`,
      `${name}, ${thousands(car.mileage)} km, checked by our own workshop before it was put up for sale.`,
      `A clean ${name} that we took in part exchange from a regular customer. ${thousands(car.mileage)} km.`,
      `${name} available for immediate delivery, ${thousands(car.mileage)} km.`,
    ])
  }
  const owner = isFirstOwner ? 'I am the first owner' : 'I am the second owner'
  return random.pick([
    `Selling my ${name}. ${owner}, ${thousands(car.mileage)} km.`,
    `${name} for sale, ${thousands(car.mileage)} km, used daily between home and work. ${owner}.`,
    `My ${name} is looking for a new home. ${thousands(car.mileage)} km, ${car.color.toLowerCase()}. ${owner}.`,
    `For sale: ${name}, ${thousands(car.mileage)} km. ${owner} and I know everything that was ever done to it.`,
    `${name}, driven mostly by the family, ${thousands(car.mileage)} km. ${owner}.`,
    `Well kept ${name} with ${thousands(car.mileage)} km. ${owner}.`,
  ])
}

const service = ({ isAgencyServiced, age, car }: DescribedCar, random: Random): string => {
  if (car.condition === 'New') return ''
  if (car.fuelType === 'Electric') {
    return random.pick([
      'Charged at home, rarely on fast chargers. Battery health was checked last month and is excellent.',
      'Real range in our summer is still more than enough for a week in Doha. Home charger can be included.',
      'Software is up to date, no warnings, new tyres.',
    ])
  }
  if (isAgencyServiced) {
    return random.pick([
      'Full service history with the agency, print-out available.',
      'Serviced only at the agency, every 10,000 km, last one two months ago.',
      'Agency maintained since day one; the service book comes with the car.',
      'All services done at the agency and on time.',
    ])
  }
  if (age < 3)
    return random.pick([
      'Next service is not due before another 5,000 km.',
      'Recently serviced: oil, filters, brake pads.',
    ])
  return random.pick([
    'Serviced at a trusted garage, invoices kept. New battery and new tyres this year.',
    'Recently done: oil, filters, spark plugs, AC gas. AC is very cold.',
    'Tyres are about 70 %, brakes were changed last month, battery is new.',
    'Engine and gearbox are perfect. Suspension bushes were replaced last winter.',
    'Regular oil changes every 5,000 km. Two new tyres at the front.',
    'No leaks, no noises, no lights on the dashboard.',
  ])
}

const body = ({ car }: DescribedCar, random: Random): string => {
  if (car.condition === 'New') return ''
  if (!car.isAccidentFree) {
    return random.pick([
      'It had an accident at the rear two years ago, repaired properly; photos of the damage can be shown.',
      'Front bumper and one fender were replaced after a minor accident. Chassis is not touched, any inspection is welcome.',
      'One door was repainted after a parking accident, and I say it before you ask.',
    ])
  }
  return random.pick([
    'No accidents, original paint all around.',
    'Accident free. One small scratch on the rear bumper, that is all.',
    'Original paint, no accidents, not even a dent.',
    'Never had an accident. Paint is original except the front bumper, which was touched up for stone chips.',
    'Accident free and always parked in the shade.',
  ])
}

const origin = ({ car }: DescribedCar, random: Random): string => {
  const spec = car.isGCCSpec
    ? random.pick([
        'GCC specs.',
        'GCC specification, bought new in Doha.',
        'Gulf specs, Qatar registered from new.',
      ])
    : random.pick([
        'Imported from the USA with a clean title; the history report is available.',
        'American specs, customs paid, registered in Qatar.',
        'Imported car, all papers in order. The air conditioning copes well with our summer.',
      ])
  const warranty = car.hasWarranty
    ? random.pick([
        ' Still under agency warranty.',
        ' Warranty remaining, transferable to you.',
        ' Under warranty and service contract.',
      ])
    : ''
  return spec + warranty
}

const extra = ({ car, age, isDealers, isForTheDesert }: DescribedCar, random: Random): string => {
  if (car.condition === 'New') return ''
  if (car.bodyType === 'Pickup')
    return random.pick([
      'Bed liner and tow bar fitted, never overloaded.',
      'Used for the farm at weekends, never as a work truck.',
      '',
    ])
  if (car.features?.includes('third-row'))
    return random.pick(['Seven real seats, ideal for a big family.', 'Third row was hardly ever used.', ''])
  if (isForTheDesert && age > 2) {
    return random.pick([
      'Never taken to the desert.',
      'A few trips to Sealine, always with someone who knows how to drive on sand.',
      'Perfect for camping season.',
      '',
    ])
  }
  if (isDealers)
    return random.pick([
      'Two keys, full tank, Istimara for one year.',
      'Ceramic coating and tinting done by us.',
      '',
    ])
  return random.pick([
    'Two keys and the original manuals.',
    'Non-smoker, no pets.',
    'Interior is like new, seats were always covered.',
    '',
  ])
}

const reason = ({ isDealers }: DescribedCar, random: Random): string =>
  isDealers
    ? ''
    : random.pick([
        'Reason for sale: leaving the country at the end of the month.',
        'Selling because I bought a bigger car for the family.',
        'Selling only because I have two cars and one parking space.',
        'I am upgrading to the new model.',
        '',
        '',
      ])

const closing = ({ isDealers, isNegotiable, car }: DescribedCar, random: Random): string => {
  if (isDealers) {
    return random.pick([
      'Bank finance available, exchange welcome. Visit us any day from 8 to 1 and from 4 to 9, Friday from 4.',
      'Part exchange accepted. We handle registration, insurance and Fahes for you.',
      'Instalments through the bank with a low down payment. Come and drive it.',
      'Export and shipping to all GCC countries on request.',
      'Call or WhatsApp us and we hold it for you for a day.',
      'Inspection at any garage of your choice is welcome.',
    ])
  }
  const price = isNegotiable
    ? random.pick([
        'Price slightly negotiable after seeing the car.',
        'A little room in the price for a serious buyer.',
        'Reasonable offers welcome, no lowballers please.',
      ])
    : random.pick([
        'Price is final.',
        'Fixed price, please do not ask for last price.',
        'The price is already low, so it is not negotiable.',
      ])
  const visit = random.pick([
    `The car can be seen in ${car.city} after 5 pm.`,
    'WhatsApp is best, I answer in the evening.',
    'Fahes passed, Istimara valid for ten months.',
    'Inspection at the agency is welcome, the buyer pays.',
    `Located in ${car.city}, available at weekends.`,
  ])
  return `${price} ${visit}`
}

/** Writes a description of this car like an English-speaking seller in Qatar. */
export const describeInEnglish = (told: DescribedCar, random: Random): string => {
  const first = [opening(told, random), origin(told, random)]
  const middle = random.some([service(told, random), body(told, random), extra(told, random)], 3)
  const last = [reason(told, random), closing(told, random)]
  const join = (parts: readonly string[]) => parts.filter(Boolean).join(' ')
  const blocks = [join([...first, ...middle]), join(last)]
  return blocks.filter(Boolean).join('\n')
}
