import type { Messages } from '../messages.ts'

/** The sale agreement. The printed text is in both languages at once, whichever is in use. */
export default {
  title: 'Sale agreement',
  meta: 'Sale agreement: {car}',
  description:
    'A bilingual agreement between two private people for the sale of a car in Qatar, to fill in and print.',
  back: 'Back to the car',
  intro:
    'In English and Arabic, between two private people. Fill it in here or by hand, print it twice, and sign both copies.',
  print: 'Print or save as PDF',
  stays: 'What you fill in stays on this page: it is neither sent nor stored. Print before you leave.',
  dealer: 'This car is sold by a dealer, who will have a contract of its own. Read that one before you sign.',
  form: 'The agreement',

  'paper.title': 'Vehicle sale agreement',
  'paper.place': 'Place',
  'paper.date': 'Date',
  seller: 'Seller',
  buyer: 'Buyer',
  witness1: 'First witness',
  witness2: 'Second witness',
  'party.name': 'Full name',
  'party.id': 'Qatar ID or passport number',
  'party.phone': 'Telephone',
  'party.address': 'Address',

  vehicle: 'The vehicle',
  'vehicle.car': 'Make and model',
  'vehicle.trim': 'Trim',
  'vehicle.year': 'Model year',
  'vehicle.color': 'Color',
  'vehicle.body': 'Body type',
  'vehicle.mileage': 'Mileage as advertised',
  'vehicle.chassis': 'Chassis number (VIN)',
  'vehicle.engine': 'Engine number',
  'vehicle.plate': 'Plate number',
  'vehicle.istimara': 'Istimara valid until',
  'vehicle.defects': 'Defects known to the seller',
  'plate.with': 'The number plate goes with the vehicle',
  'plate.without': 'The number plate stays with the seller',

  price: 'The price',
  'price.figures': 'In figures, in Qatari riyals',
  'price.words': 'In words: {words} only.',
  payment: 'Payment',
  'payment.transfer': 'Bank transfer',
  'payment.cheque': 'Manager’s cheque, verified at the bank',
  'payment.cash': 'Cash',
  'payment.reference': 'Number of the transfer or cheque',
  'payment.forbidden':
    'The price is above {limit}. Cabinet Decision 10 of 2022 forbids paying it in cash, in whole or in part.',
  'payment.allowed': 'Cabinet Decision 10 of 2022 forbids cash for vehicles above {limit}.',

  handover: 'The handover',
  'handover.date': 'Date',
  'handover.time': 'Time',
  'handover.odometer': 'Odometer, km',
  'handover.place': 'Place',

  clauses: 'What the parties agree',
  'clause.sale':
    'The seller sells the vehicle described above to the buyer, who buys it for the price stated above.',
  'clause.title':
    'The seller declares that the vehicle is the seller’s own, that no loan, pledge or other right of anybody else is attached to it, or that the written release is handed over with it, and that nothing stands in the way of its transfer.',
  'clause.condition':
    'The buyer has examined the vehicle, or had it examined, and takes it as it is on the day of the handover, without any warranty. This does not cover defects that the seller knew of and concealed; those known to the seller are listed above.',
  'clause.payment':
    'The price is paid in full, in the way chosen above, at the latest when the ownership is transferred.',
  'clause.fines':
    'Traffic fines and all other claims that arise from the vehicle before the date and time of the handover are the seller’s to pay; those that arise afterwards are the buyer’s.',
  'clause.transfer':
    'Both parties have the ownership transferred, in Metrash or at the competent authority, on the day of the handover or without delay after it, and each does what that takes.',
  'clause.risk': 'From the handover on, the vehicle is at the buyer’s risk, and the buyer insures it.',
  'clause.copies':
    'This agreement is made in two copies, one for each party. Where the two languages differ, the Arabic text prevails.',

  signatures: 'Signatures',
  'signature.name': 'Name',
  'signature.sign': 'Signature',
  'signature.date': 'Date',
  template: 'A template from Sayara, which is not a party to this agreement. It is not legal advice.',
} as const satisfies Messages
