import type { Messages } from '../messages.ts'

export default {
  current: 'Current password',
  new: 'New password',
  confirm: 'Confirm new password',
  back: 'Back to sign in',

  'change.title': 'Change password',
  'change.hint': 'Every other device is signed out when you change it.',
  'change.submit': 'Change password',
  'change.pending': 'Changing password...',
  'change.done': 'Password changed',
  'change.doneText': 'Every other device has been signed out.',
  'change.failed': 'Failed to change password. Please try again.',
  'change.conflict':
    'Another change of your password is under way, or stopped half-way. Please wait half a minute, then try again.',

  'forgot.title': 'Forgot your password?',
  'forgot.description': 'Tell us who you are, and we mail you a link to set a new one.',
  'forgot.account': 'Username or email',
  'forgot.missing': 'Please enter your username or email',
  'forgot.submit': 'Send the link',
  'forgot.pending': 'Sending...',
  'forgot.failed': 'The link was not sent',

  'sent.title': 'Check your mail',
  'sent.text':
    'If there is an account for {account}, a mail with a link comes within a few minutes, to the address of that account.',
  'sent.spam':
    'Nothing came? Look into your spam folder, and check that what you entered is right. A link works once, for one hour.',
  'sent.again': 'Send it again',
  'sent.other': 'Enter something else',
  'sent.wait': {
    one: 'You can ask again in {count} second.',
    other: 'You can ask again in {count} seconds.',
  },

  'reset.title': 'Set a new password',
  'reset.description': 'Choose one that you use nowhere else. Every device is signed out then.',
  'reset.submit': 'Set new password',
  'reset.pending': 'Setting new password...',
  'reset.failed': 'The password was not changed',
  'reset.done': 'Password changed',
  'reset.doneText': 'Please sign in with the new one.',

  'invalid.title': 'This link does not work any more',
  'invalid.text': 'It has been used, or it has run out. Ask for a new one; it comes by mail.',
  'invalid.missingTitle': 'This link is not complete',
  'invalid.missing':
    'Its end is missing from the address. Open the link in the mail once more, or ask for a new one.',
  'invalid.again': 'Ask for a new link',
} as const satisfies Messages
