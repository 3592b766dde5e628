import type { Messages } from '../messages.ts'

/** The card for a car's window. The printed text is in both languages at once, whichever is in use. */
export default {
  title: 'Window card',
  meta: 'Window card: {car}',
  description:
    'A card for the windscreen of a car, in English and Arabic, with its price and a code to scan.',
  back: 'Back to the car',
  intro: 'Print it and put it behind the windscreen. Who scans the code sees the photos and today’s price.',
  print: 'Print or save as PDF',
  paper: 'Paper size',
  'paper.a4': 'A4',
  'paper.a5': 'A5',
  card: 'The card',
  'notice.DRAFT': 'This listing is not public. The code leads nowhere until it is.',
  'notice.PENDING': 'This listing is being reviewed. The code leads nowhere until it is approved.',
  'notice.REJECTED': 'This listing was rejected. The code leads nowhere until it is approved.',
  'notice.SOLD': 'This car is marked as sold. The code leads to a page that says so.',
  'notice.RESERVED': 'This car is marked as reserved. The code leads to a page that says so.',
  'notice.PAUSED': 'This listing is paused. The code leads to a page that says so.',

  forSale: 'For sale',
  riyals: 'QAR',
  mileage: 'Mileage',
  fuelType: 'Fuel',
  transmission: 'Transmission',
  engineSize: 'Engine',
  condition: 'Condition',
  color: 'Color',
  isGCCSpec: 'GCC specs',
  hasWarranty: 'Under warranty',
  isAccidentFree: 'Accident-free',
  scan: 'Scan for photos and details',
  call: 'Call or WhatsApp',
  qr: 'A code that leads to the page of this car',
  printed: 'Price of {date}. The code shows today’s.',
} as const satisfies Messages
