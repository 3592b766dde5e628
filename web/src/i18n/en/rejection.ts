import type { Messages } from '../messages.ts'

/** The reasons of a rejection, for the owner, and the appeal against it. */
export default {
  note: 'The reviewer wrote:',
  noReason: 'No reason was given.',
  more: 'Advice, and how to appeal',
  about: 'It is about:',

  appeal: 'Appeal',
  'appeal.label': 'Appeal: {title}',
  'appeal.once': 'If you think that the decision is wrong.',
  'appeal.question': 'Why should {title} be looked at again?',
  'appeal.next':
    'We look at it once more and answer here and in your notifications. A rejection can be appealed once; if something can be corrected, correcting it is quicker.',
  'appeal.send': 'Send appeal',
  'appeal.short': {
    one: 'Please write at least {count} character.',
    other: 'Please write at least {count} characters.',
  },
  'appeal.sent': 'Your appeal was sent',
  'appeal.failed': 'Your appeal was not sent',
  'appeal.OPEN':
    'You appealed {age}. The answer comes here and in your notifications. Sending a corrected version withdraws the appeal.',
  'appeal.GRANTED': 'Your appeal was granted {age}.',
  'appeal.UPHELD': 'Your appeal was answered {age}: the decision stays.',
  'appeal.WITHDRAWN': 'Your appeal was withdrawn when you sent this again.',
  'appeal.answer': 'The answer:',
  'appeal.yours': 'What you wrote',
} as const satisfies Messages
