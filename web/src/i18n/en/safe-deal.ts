import type { Messages } from '../messages.ts'

/** How to buy a car safely in Qatar. */
export default {
  title: 'Buy safely in Qatar',
  'cash.forbidden': 'This car may not be paid for in cash',
  'cash.forbiddenText':
    'In Qatar, a vehicle that costs more than {limit} may not be paid for in cash. The fine can reach {share} of the cash paid, and twice that if the payment was split up. Pay by bank transfer, or with a manager’s cheque that you verify together at the bank.',
  'cash.allowed': 'Better by bank than in cash',
  'cash.allowedText':
    'Cash is only forbidden above {limit}, but a bank transfer, or a manager’s cheque verified at the bank, leaves proof of what was paid.',
  'cash.source': 'Cabinet Decision 10 of 2022 and Law 4 of 2022',

  checklist: 'Checklist for {car}',
  progress: '{done} of {all} done',
  kept: 'Kept in this browser only.',
  'stage.agree': 'Before you agree',
  'stage.before': 'Before you pay',
  'stage.day': 'On the day of the transfer',
  'step.papers': 'The papers match',
  'step.papersHint':
    'The registration card (Istimara) is valid and names the seller, and its chassis number is the one on the car. Ask for the seller’s Qatar ID.',
  'step.inspection': 'The car is inspected',
  'step.inspectionHint':
    'At Fahes, or at a workshop of your choice. Ask Fahes for its present fee and opening hours before you go.',
  'step.loan': 'No loan is left on it',
  'step.loanHint':
    'Ask whether the car is still financed. If it is, have the bank’s release in writing before you pay anything.',
  'step.fines': 'Fines are looked up and settled',
  'step.finesHint': 'In Metrash. Those from before the handover are for the seller to pay.',
  'step.plates': 'It is clear what happens to the number plate',
  'step.platesHint':
    'Write down whether it goes with the car or stays with the seller; a special number has a value of its own.',
  'step.insurance': 'Insurance is arranged',
  'step.insuranceHint': 'In your name, from the day of the transfer.',
  'step.agreement': 'The sale agreement is signed',
  'step.agreementHint': 'In two copies, with the price, the handover and all known defects.',
  'step.payment': 'The payment has arrived',
  'step.paymentHint':
    'Pay when the ownership is transferred, not before, and keep the bank’s receipt. Check a cheque at the bank that issued it.',
  'step.transfer': 'The car is in your name',
  'step.transferHint':
    'Transfer it in Metrash, where you also see the present fee. Then ask for the new Istimara and both keys.',

  agreement: 'Sale agreement to print',
  print: 'Print checklist',
  clear: 'Start again',
  note: 'Rules and fees change. What Metrash, Fahes and your bank tell you counts.',
} as const satisfies Messages
