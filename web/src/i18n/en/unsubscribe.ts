import type { Messages } from '../messages.ts'

export default {
  title: 'Unsubscribe',
  description: 'End mail that you no longer want.',

  'what.leads': 'contact requests and messages',
  'what.decisions': 'decisions and questions about your listings',
  'what.savedSearches': 'new cars for your saved searches',
  'what.favorites': 'changes of the cars you saved',
  'what.all': 'everything that can be switched off',
  'what.search': 'new cars for this saved search',

  question: 'No more mail about {what}?',
  'question.text':
    'Nothing changes before you press the button. You are still told inside Sayara, and mail about your account itself, such as a new password, keeps coming.',
  'question.search':
    'Only the alerts of this one search end. Its other mail, and your other searches, stay as they are.',
  confirm: 'Unsubscribe',
  pending: 'Unsubscribing...',
  failed: 'You are still subscribed',

  'done.title': 'Done: no more mail about {what}',
  'done.text':
    'An email that was already on its way may still arrive. Changed your mind? Switch it on again at any time.',
  settings: 'Notification settings',
  searches: 'My saved searches',
  home: 'Back to home',

  'invalid.title': 'This unsubscribe link is not valid',
  'invalid.text':
    'It may be cut off, or the account may be gone. You can choose what we mail you in your notification settings.',
} as const satisfies Messages
