import type { Messages } from '../messages.ts'

/** Offering a number plate, and changing one's own. */
export default {
  title: 'Sell a number plate',
  'gate.login.text':
    'Sign in or create an account to offer your number plate. It takes a minute, and you come straight back here.',
  'gate.login.action': 'Sign in to continue',
  'gate.admin.title': 'This is for sellers',
  'gate.admin.text':
    'Administrators review number plates and do not sell. Sign in with a seller’s account to offer one.',
  'gate.admin.action': 'Open the admin panel',
  userFailed: 'This could not be loaded',

  restored: 'What you typed earlier is here again.',
  'restored.discard': 'Start afresh',

  preview: 'Your plate',
  'preview.empty': 'Type your number to see it as a plate',
  tags: 'What is special about it',
  'tags.none': 'No special pattern',

  number: 'Plate number',
  'number.hint': '1 to 6 digits, in any script. Type the letter first if the plate has one: Q 333',
  category: 'Category',
  'category.hint': 'We suggest one as soon as you have typed your number.',
  'category.proposed': 'Suggested for this number: {category}',
  price: 'Price',
  'price.unit': 'QAR',
  location: 'Location',
  'location.choose': 'Choose a municipality',
  text: 'Description',
  'text.example': 'Ready to transfer, price slightly negotiable…',
  'text.count': '{count} of {most} characters',
  submit: 'Submit for review',
  'submit.note':
    'Our team looks at every plate before buyers see it. Please offer only a number that is registered in your name.',

  'issue.number.missing': 'Please enter the digits of your plate',
  'issue.number.long': 'A plate has at most 6 digits',
  'issue.number.letter': 'Only Q, T or R can stand before the digits',
  'issue.number.wrong': 'Please enter the digits alone, with the letter before them if the plate has one',
  'issue.number.taken': 'This number is already offered. A number can be offered once at a time.',
  'taken.text': 'Is the number registered in your name?',
  'taken.see': 'See the plate that is offered with it, and report it',
  'issue.number.mine': 'You already offer this number. It is in your dashboard.',
  'issue.price.missing': 'Please enter your price',
  'issue.price.wrong': 'Please enter a whole amount from 1 to 100,000,000 riyals',
  'issue.location.missing': 'Please choose a municipality',
  'issue.other': 'Please check this answer',

  done: 'Your plate was sent for review',
  'done.text': 'It goes live as soon as our team has approved it.',
  failed: 'Your plate could not be submitted',
  signIn: 'You were signed out. What you typed is kept.',

  'edit.title': 'Edit plate {number}',
  'edit.save': 'Save changes',
  'edit.resubmit': 'Save and send for review',
  'edit.rejected': 'It was rejected: {reason}',
  'edit.rejectedPlain': 'It was rejected. Saving sends it for review again.',
  'edit.review': 'a new description is reviewed before buyers see the plate again',
  'edit.saved': 'Changes saved',
  'edit.savedText': 'Buyers see them at once.',
  'edit.pendingText': 'Your plate goes live as soon as our team has approved it.',
  'edit.failed': 'Your changes were not saved',
  'edit.conflict':
    'This plate was changed somewhere else in the meantime. Save again to put your changes over it.',
} as const satisfies Messages
