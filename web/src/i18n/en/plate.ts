import type { Messages } from '../messages.ts'

/** One number plate: its details, the ways to its seller, the inquiry form. */
export default {
  meta: 'Number plate {number} for {price} in {location}: what makes it special, an estimate of its worth, and its seller.',
  description: 'A number plate for sale in Qatar, and its seller.',

  facts: 'About this plate',
  'facts.category': 'Category',
  'facts.location': 'Municipality',
  'facts.digits': 'Digits',
  'facts.series': 'Series',
  'facts.listed': 'Listed',
  tags: 'What makes it special',
  'tag.same-digit': 'All its digits are the same.',
  'tag.repeating-pairs': 'Its digits come in pairs, or in a part that repeats: 7788, 4545, 123123.',
  'tag.ladder': 'Each digit is one more, or one less, than the digit before it.',
  'tag.mirror': 'It reads the same from both ends.',
  'tag.bookend': 'The same digit stands at both ends, and one other fills the middle.',
  'tag.round': 'One or two digits, and nothing but zeros after them.',
  'tag.year': 'It reads as a year: a birth, a wedding, a founding.',
  'tag.few-digits': 'Only two different digits occur in it.',
  'about.title': 'Description',
  seller: 'Seller',

  contact: 'Contact seller',
  own: 'This is your own number plate, or your dealership’s.',
  share: 'Share this plate',
  'share.copied': 'The link is copied.',
  'share.failed': 'The link could not be copied.',
  save: 'Save as picture',
  'save.saved': 'The picture is saved.',
  'save.failed': 'The picture could not be loaded. Please try again.',

  'RESERVED.title': 'This number is reserved',
  'RESERVED.text': 'The seller is holding it for somebody. You can still write, in case that falls through.',
  'SOLD.title': 'This number has been sold',
  'SOLD.text': 'Its page stays for comparison. The seller cannot be contacted about it any more.',
  'PAUSED.title': 'The seller has paused this offer',
  'PAUSED.text': 'It is not for sale at the moment. Save it to see when it comes back.',
  similar: 'See numbers like this',

  'status.PENDING': 'Waiting for review',
  'status.PENDINGText': 'Only its seller and our team see this plate until it is approved.',
  'status.REJECTED': 'This plate was rejected',
  'status.REJECTEDText': 'Only its seller and our team see it. The reason is in the seller’s dashboard.',
  'status.manage': 'My number plates',

  'missing.title': 'This number is not on offer',
  'missing.text': 'It may have been sold or taken down, or nobody has offered it yet.',
  'missing.browse': 'Browse all plates',
  'failed.title': 'The plate could not be loaded',

  'contact.title': '{plate}: contact the seller',
  'contact.phone': 'Phone number',
  'contact.message':
    'Hello, I am interested in the number plate {number} for {price} on Sayara. Is it still available?',
  'safety.title': 'Safety tip',
  'safety.forbidden': 'This number may not be paid for in cash.',
  'safety.forbiddenText':
    'In Qatar, a special number that costs more than {limit} may not be paid for in cash. The fine can reach {share} of the cash paid, and twice that if the payment was split up. Pay by bank transfer, or with a manager’s cheque that you verify together at the bank.',
  'safety.allowed': 'Better by bank than in cash.',
  'safety.allowedText':
    'Special numbers above {limit} may not be paid for in cash. For this one cash is allowed, but a bank transfer, or a manager’s cheque verified at the bank, leaves proof of what was paid.',
  'safety.transfer':
    'Never pay in advance. Check that the number is in the seller’s name, and pay when the Ministry of Interior transfers it to yours, at a traffic department or in Metrash.',

  'inquiry.title': 'Write to the seller',
  'inquiry.failed': 'Your message was not sent',
  'inquiry.already': 'You have already written to this seller about this number. Go on in your messages.',
  'inquiry.sent': 'Message sent',
  'inquiry.sentText':
    'The seller has been told. The answer comes to your messages, where you can also write more.',
} as const satisfies Messages
