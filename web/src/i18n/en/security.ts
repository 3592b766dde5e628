import type { Messages } from '../messages.ts'

export default {
  title: 'Two-step sign-in',
  text: 'A code of an authenticator app on your phone beside your password: a stolen password alone opens nothing.',
  on: 'On since {date}: signing in asks for a code of your authenticator app.',
  loadFailed: 'This could not be shown',
  failed: 'That did not work',
  turnOn: 'Turn on two-step sign-in',
  turnOff: 'Turn off',
  'turnOff.question': 'Turn off two-step sign-in?',
  'turnOff.text': 'Your password alone will then open your account.',
  admin: 'An admin’s account must have two-step sign-in.',
  isOn: 'Two-step sign-in is on',
  isOff: 'Two-step sign-in is off',
  newCodes: 'New recovery codes',
  scan: 'Scan this with an authenticator app, then enter the six digits that it shows.',
  qr: 'QR code for your authenticator app',
  openApp: 'Open it in the app on this phone',
  byHand: 'Or enter this key by hand:',
  code: 'Code from your app',
  'code.required': 'Please enter the code',
  confirm: 'Confirm',
  'codes.title': 'Your recovery codes',
  'codes.text':
    'Each of these codes signs you in once if you do not have your phone. Keep them in a safe place: they are not shown again.',
  'codes.done': 'I have kept them',
  left: { one: '{count} recovery code is left.', other: '{count} recovery codes are left.' },
} as const satisfies Messages
