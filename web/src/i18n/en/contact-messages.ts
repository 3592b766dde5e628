import type { Messages } from '../messages.ts'

export default {
  title: 'Contact messages',
  status: 'Show',
  'status.OPEN': 'Open',
  'status.ANSWERED': 'Answered',
  failed: 'The messages did not load',
  'empty.OPEN': 'No message waits for an answer',
  'empty.OPENText': 'What people write on the contact page arrives here and in the support mailbox.',
  'empty.ANSWERED': 'No answered messages',
  'empty.ANSWEREDText': 'Messages stay here for a year after they were answered.',
  none: 'No message matches',
  noneText: 'Name, email address and subject were searched, not the text.',

  received: 'Received {age}',
  answered: 'Answered {age}',
  quoted: '{name} wrote on {date}:',
  more: 'Show all',
  less: 'Show less',
  answer: 'Answer by email',
  'answer.label': 'Answer by email: {name}',
  'move.OPEN': 'Mark as answered',
  'move.OPEN.label': 'Mark as answered: {subject}',
  'move.ANSWERED': 'Open again',
  'move.ANSWERED.label': 'Open again: {subject}',

  'done.ANSWERED': 'Marked as answered',
  'done.OPEN': 'The message is open again',
  notMoved: 'The message stays as it is',
  stale: 'Somebody else was quicker. The list was loaded again.',
} as const satisfies Messages
