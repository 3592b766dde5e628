import type { Messages } from '../messages.ts'

/** `/safety-tips`. */
export default {
  title: 'Buy and sell safely',
  description:
    'How to buy and sell a car safely in Qatar: what to check, warning signs, payment scams and emergency numbers.',
  text: 'Most sales go well. These are the habits that keep it so, and the signs of those that do not.',
  onPage: 'On this page',

  guidelines: 'Three rules above all',
  'rule.documents': 'Documentation',
  'rule.documentsText':
    'See the originals: registration card (Istimara), Qatar ID, service book. Keep your own copy of everything that is signed or paid.',
  'rule.place': 'Location',
  'rule.placeText':
    'Meet by day where other people are: a mall car park, a petrol station, a Fahes centre, the dealer’s showroom. Never at a stranger’s home.',
  'rule.instincts': 'Trust your instincts',
  'rule.instinctsText':
    'If something feels wrong, leave. There is another car and another buyer, and an honest person will not mind your questions.',

  buyers: 'For buyers',
  'buyer.research': 'Know the price first',
  'buyer.researchText':
    'Compare the same model, year and mileage here before you call. A price far below all others has a reason.',
  'buyer.see': 'See the car by day',
  'buyer.seeText':
    'In daylight and dry, so that dents, new paint and leaks show. Take somebody with you who knows cars.',
  'buyer.inspect': 'Have it inspected',
  'buyer.inspectText':
    'At Fahes or at a workshop of your own choice, not one that the seller names. The fee is small beside a hidden repair.',
  'buyer.papers': 'Match the papers with the car',
  'buyer.papersText':
    'The Istimara is valid and names the seller, the Qatar ID is theirs, and the chassis number is the one on the car.',
  'buyer.history': 'Ask about fines, loans and accidents',
  'buyer.historyText':
    'Look up traffic fines in Metrash, ask whether a bank still has a claim on the car, and read the service book.',
  'buyer.pay': 'Pay when the ownership is transferred',
  'buyer.payText':
    'By bank transfer, or with a manager’s cheque verified together at the bank. Not before, and not in cash above {limit}.',

  sellers: 'For sellers',
  'seller.honest': 'Say what you know',
  'seller.honestText':
    'Name accidents, paint and faults in the advertisement. Whoever comes then comes to buy, and has nothing to hold against you later.',
  'seller.papers': 'Show papers, do not send them',
  'seller.papersText':
    'Let people see your ID and Istimara at the meeting. Do not send photos of them, and never tell anybody a code that arrived on your phone.',
  'seller.drive': 'Go along on the test drive',
  'seller.driveText':
    'Look at the driving licence first, check that your insurance covers another driver, and keep the second key with you.',
  'seller.money': 'Wait for the money, not the message',
  'seller.moneyText':
    'Look in your own banking app. A screenshot, an SMS or a transfer “on its way” is not money in your account.',
  'seller.transfer': 'Transfer the ownership at once',
  'seller.transferText':
    'Together, in Metrash, before the car leaves. Until then its fines and its accidents are yours.',
  'seller.agreement': 'Sign an agreement',
  'seller.agreementText':
    'With the price, the date and hour of the handover, the mileage and all known defects. Each keeps a copy.',

  flags: 'Ten red flags',
  'flags.text': 'One of them is a reason to ask. Two are a reason to leave.',
  'flag.price': 'The price is far below the market.',
  'flag.hurry': 'You are hurried: another buyer is always about to come.',
  'flag.abroad': 'The other side is abroad and cannot meet you.',
  'flag.deposit': 'A deposit is wanted before you have seen the car.',
  'flag.name': 'The seller is not the owner named in the Istimara.',
  'flag.chassis': 'The chassis number is scratched, painted over or not the one in the papers.',
  'flag.inspection': 'An inspection, or your own workshop, is refused.',
  'flag.third': 'The money is to go to the account of a third person.',
  'flag.code': 'You are asked for card details, a password or a code from your phone.',
  'flag.story': 'The story changes, or the photos also stand in other advertisements.',

  scams: 'Payment scams',
  'scam.check': 'Fake check',
  'scam.checkText':
    'A printed or forged cheque looks right and is returned days later, when the car is gone. Hand over nothing before the bank that issued it has confirmed it to you.',
  'scam.wire': 'Wire transfer',
  'scam.wireText':
    'You get a picture of a transfer that was never made, or are asked to send money abroad, which nobody can call back. Only your own account tells the truth.',
  'scam.overpayment': 'Overpayment',
  'scam.overpaymentText':
    'The buyer pays too much “by mistake” and asks for the difference. The first payment then fails, and yours is gone. Send nothing back yourself; your bank can.',
  'scam.crypto': 'Crypto',
  'scam.cryptoText':
    'A discount if you pay in crypto. It cannot be called back and names nobody. No honest sale of a car in Qatar needs it.',

  avoid: 'Payment methods to avoid',
  'avoid.crypto': 'Crypto',
  'avoid.cryptoText': 'Final, and paid to nobody you could name.',
  'avoid.checks': 'Checks',
  'avoid.checksText': 'Personal ones, and any that you have not verified at the bank.',
  'avoid.orders': 'Money orders',
  'avoid.ordersText': 'Easily forged, slowly checked.',
  'avoid.advance': 'Advance payment',
  'avoid.advanceText': 'Nothing before you have seen the car, its papers and its owner.',

  instead: 'Pay like this instead',
  'instead.transfer': 'A bank transfer from your account to the owner’s, while you sit together.',
  'instead.cheque': 'A manager’s cheque that both of you verify at the counter of the bank that issued it.',
  'instead.law':
    'In Qatar a vehicle, or its special number, may not be paid for in cash above {limit}. The fine can reach {share} of the cash paid, and twice that if the payment was split up.',

  emergency: 'In an emergency',
  'emergency.alert': 'In danger, or threatened? Leave, and call the police: {number} in Qatar.',
  'emergency.text':
    'After a fraud, call your bank first, so that it can stop the payment, then report it in Metrash or at a police station. Keep messages, numbers and receipts, and tell us which advertisement it was.',
  'emergency.numbers': 'Emergency numbers in the Gulf',
  'emergency.contact': 'Tell us about an advertisement',
} as const satisfies Messages
