import type { Messages } from '../messages.ts'

/** Appeals against refusals, as admins answer them. */
export default {
  title: 'Appeals',
  status: 'Status of appeals',
  'status.OPEN': 'Open',
  'status.GRANTED': 'Granted',
  'status.UPHELD': 'Upheld',
  'status.WITHDRAWN': 'Withdrawn',
  loadFailed: 'The appeals did not load',
  'empty.OPEN': 'No appeal waits for an answer',
  'empty.GRANTED': 'No appeal was granted yet',
  'empty.UPHELD': 'No refusal was upheld yet',
  'empty.WITHDRAWN': 'No appeal was withdrawn',

  'kind.listing': 'Car',
  'kind.plate': 'Number plate',
  'kind.application': 'Dealership application',
  refused: 'Rejected',
  'refused.by': 'Rejected by {name} {age}',
  message: 'The appeal',
  own: 'You rejected this yourself, so another admin answers.',
  alone: 'You rejected this yourself. There is no other admin, so you may answer.',
  notRejected: 'It is no longer rejected, so there is nothing to grant.',

  answer: 'Answer',
  'answer.hint': 'Whoever appealed reads this. Needed when the decision stays.',
  'answer.missing': 'Please say why the decision stays.',
  grant: 'Grant and approve',
  'grant.label': 'Grant and approve: {title}',
  uphold: 'Uphold the decision',
  'uphold.label': 'Uphold the decision: {title}',
  'done.GRANTED': 'Appeal granted and approved',
  'done.UPHELD': 'Decision upheld',
  failed: 'The appeal was not answered',
  conflict:
    'Somebody else has answered it in the meantime, or its maker has changed what it is about. It was loaded again: please look once more.',
  'answered.GRANTED': 'Granted by {name} {age}',
  'answered.UPHELD': 'Upheld by {name} {age}',
  'answered.unnamed': 'Answered {age}',
  withdrawn: 'Withdrawn: its maker has sent it again, or deleted it.',
} as const satisfies Messages
