import type { Messages } from '../messages.ts'

/** The finance calculator of a car's page. */
export default {
  title: 'Financing',
  open: 'Estimate monthly payment',
  basis: {
    one: '{share} down, {count} month, {rate} a year',
    other: '{share} down, {count} months, {rate} a year',
  },
  from: 'from {monthly} a month',
  now: '{monthly} a month',
  riyals: 'QAR',

  price: 'Price of the car',
  down: 'Down payment',
  'down.share': 'In percent',
  'down.slide': 'Down payment in percent of the price',
  'down.hint': 'Usually {least} to {most} is advised: {from} to {to}.',
  term: 'Term',
  months: { one: '{count} month', other: '{count} months' },
  bank: 'Bank',
  'bank.own': 'A rate of my own',
  'bank.rates': '{bank} ({from}% to {to}%)',
  'bank.failed': 'The banks’ rates could not be loaded. You can enter a rate of your own.',
  rate: 'Rate, interest or profit',
  'rate.choice': '{rate}%',
  method: 'How the bank counts it',
  'method.REDUCING': 'Reducing balance',
  'method.REDUCING.hint': 'Each month on what you still owe.',
  'method.FLAT': 'Flat rate',
  'method.FLAT.hint': 'On the whole loan until the end: the same rate costs nearly twice as much.',
  'method.ask': 'Ask the bank which of the two its rate means.',
  invalid: 'Please enter a number.',

  monthly: 'Monthly payment',
  loan: 'Loan',
  interest: 'Interest or profit',
  total: 'The car in all',
  nothing: 'Nothing is left to finance.',
  tooMuch: '{bank} lends up to {most}. For this car you would need a down payment of at least {down}.',
  income:
    'Car costs are best kept to {least} to {most} of income. This payment alone takes an income of {from} to {to} a month.',
  note: 'An estimate without fees and insurance, and not an offer: the bank decides on rate, term and amount.',

  years: 'Year by year',
  'years.year': 'Year',
  'years.paid': 'Paid',
  'years.interest': 'Of it interest or profit',
  'years.balance': 'Still owed',
} as const satisfies Messages
