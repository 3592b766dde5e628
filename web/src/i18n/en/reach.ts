import type { Messages } from '../messages.ts'

export default {
  title: 'How we reach you',
  text: 'Confirm that these are yours. We write to confirmed addresses alone, so that nobody can give yours.',
  email: 'Email',
  phone: 'Phone number',
  confirmed: 'Confirmed',
  unconfirmed: 'Not confirmed',

  'email.enter':
    'We mailed a code of six digits to {to}. Enter it here, or use the button in the mail; until then we send nothing else there.',
  'email.offer': 'We mail a code of six digits to {to}.',
  'email.done': 'Your email is confirmed',
  'phone.enter': 'We sent a code of six digits to {to}. Enter it here.',
  'phone.offer': 'Confirm {to} with a code by text message. Buyers trust a confirmed number more.',
  'phone.done': 'Your number is confirmed',

  code: 'Code',
  missing: 'Please enter the six digits of the code',
  wrong: 'This code is not right, or has run out. After five wrong ones, ask for a new code.',
  confirm: 'Confirm',
  confirming: 'Confirming...',
  failed: 'Not confirmed',
  send: 'Send me a code',
  again: 'Send a new code',
  sent: 'A code is on its way',
  notSent: 'No code was sent',
  wait: {
    one: 'You can ask again in {count} second.',
    other: 'You can ask again in {count} seconds.',
  },
  keep: 'Keep the present address',
  kept: 'Your address stays as it is',

  'link.title': 'Confirm your email',
  'link.description': 'With this you say that the mailbox is yours.',
  'link.home': 'Home',
  'link.action': 'Confirm my address',
  'link.stranger': 'You have no account with us and did not ask for this? Then simply close this page.',
  'link.done': 'Your address is confirmed',
  'link.doneText': 'From now on we can write to you.',
  'link.on': 'Continue',
  'link.invalid': 'This link does not work any more',
  'link.invalidText':
    'It has been used, has run out, or a newer one was sent. If your address is not confirmed yet, your account sends a new code.',
  'link.account': 'To my account',
} as const satisfies Messages
