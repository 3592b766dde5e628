import type { Messages } from '../messages.ts'

export default {
  account: 'Email or phone number',
  'account.hint': 'The email of your account, or its confirmed phone number',
  missing: 'Please enter your email or phone number',
  ask: 'Send me a code',
  asking: 'Sending...',
  notSent: 'No code was sent',
  'sent.title': 'Enter your code',
  'sent.signIn': 'If {account} belongs to an account, a code of six digits is on its way there.',
  'sent.signUp': 'We sent a code of six digits to {account}.',
  'sent.here': 'It works for ten minutes, on this page alone.',
  code: 'Code',
  'code.missing': 'Please enter the six digits of the code',
  'code.wrong': 'This code is not right, or has run out. After five wrong ones, ask for a new code.',
  'second.missing': 'Please enter the code of your app',
  'second.wrong': 'This code is not right, or it has been used.',
  submit: 'Continue',
  submitting: 'Checking...',
  failed: 'That did not work',
  again: 'Send a new code',
  other: 'Use another address',
  sent: 'A code is on its way',
  wait: {
    one: 'You can ask again in {count} second.',
    other: 'You can ask again in {count} seconds.',
  },
} as const satisfies Messages
