import type { Messages } from '../messages.ts'

export default {
  title: 'Car finance in Qatar',
  description:
    'Banks and finance houses for cars in Qatar: rates, largest loans and longest terms, with six tips.',
  text: 'What banks and finance houses offer for a car, side by side: rates, limits and terms.',
  calculator: 'What would a car cost you a month?',
  'calculator.text': 'The page of every car has a calculator: set the down payment, the rate and the term.',
  'calculator.action': 'Choose a car',
  providers: 'Banks and finance houses',
  empty: 'No banks yet',
  'rate.INTEREST': 'Interest rate',
  'rate.PROFIT': 'Profit rate',
  'rate.range': '{from} - {to}',
  'rate.aYear': 'a year',
  loan: 'Largest loan',
  term: 'Longest term',
  months: { one: '{count} month', other: '{count} months' },

  tips: 'Six things worth knowing',
  'category.credit': 'Credit score',
  'category.firstTime': 'First time',
  'category.refinancing': 'Refinancing',

  'tip.report': 'Look at your credit report first',
  'tip.reportText':
    'Every bank in Qatar asks the Qatar Credit Bureau about you. Get your own report before you apply, and have mistakes corrected: a loan that is refused stays visible too.',
  'tip.debts': 'Clear small debts before you apply',
  'tip.debtsText':
    'Banks look at how much of your salary already goes into instalments and card limits. A card that you close or pay off can lower the rate more than a long negotiation.',
  'tip.budget': 'Keep transport costs in bounds',
  'tip.budgetText':
    'Count everything: instalment, insurance, fuel, service and registration. Together they should take 15-20 percent of your income; if it is more, look for a cheaper car rather than a longer loan.',
  'tip.down': 'Make a down payment',
  'tip.downText':
    'A down payment of 10-20 percent lowers the instalment and keeps the loan below what the car is worth, so that you can sell it whenever you need to.',
  'tip.flat': 'Flat or reducing rate',
  'tip.flatText':
    'A flat rate is charged on the whole loan to the end; a reducing one only on what you still owe. Over four years a flat 3% costs about as much as a reducing 5.7%. Compare the total you repay.',
  'tip.settle': 'Refinance only after asking the fee',
  'tip.settleText':
    'A lower rate elsewhere pays off if it saves more than the early settlement fee. A financed car is mortgaged to the bank: to sell it, settle the loan and get the release before the transfer.',
} as const satisfies Messages
