import type { Messages } from '../messages.ts'

/** Conversations between buyers and sellers. */
export default {
  'title.buyer': 'Your messages to sellers',
  recent: 'Recent Leads',
  'recent.all': 'All inquiries',
  choose: 'Choose a conversation',
  browse: 'Browse cars',
  'empty.buyer': 'No messages yet',
  'empty.seller': 'No contact requests yet',
  'emptyText.buyer': 'Write to a seller about a car or a number plate, and the conversation appears here.',
  'emptyText.seller':
    'When a buyer writes to you about a car or a number plate of yours, you read and answer it here.',
  listFailed: 'Your messages did not load',
  conversationFailed: 'This conversation did not load',
  missing: 'This conversation is not among yours',
  missingText:
    'It belongs to another account, or it is gone: conversations are deleted with their account, and a year after their last message.',
  'missingText.team':
    'You are yourself here. If it is a conversation of {dealership}, act for the dealership to open it.',
  conversation: 'Conversation with {name}',
  back: 'Back to the list',
  unread: { one: '{count} new message', other: '{count} new messages' },
  'status.NEW': 'New',
  'status.CONTACTED': 'Contacted',
  'status.CLOSED': 'Closed',
  'mark.CONTACTED': 'Mark as contacted',
  'mark.CLOSED': 'Close inquiry',
  statusFailed: 'The status could not be changed',
  'from.you': 'You:',
  'from.other': '{name}:',
  gone: 'Closed account',
  removed: 'This message was removed with its account.',
  'report.afterAnswer': 'There is an inspection report. You can open it once the seller has answered you.',
  'report.seller.AFTER_ANSWER': 'With your answer this buyer can open the inspection report of the car.',
  'report.seller.OPEN':
    'This buyer can open the inspection report until you close the inquiry or the car is sold.',
  'report.open': 'Download the inspection report',
  'report.failed': 'The report did not open',
  notShown: 'Not shown at present',
  priceSince: '{asked} when asked about, {now} now',
  orphaned: 'The other side has left Sayara, so nothing more can be sent here.',
  closed: 'This conversation takes no more messages at present.',
  'closed.buyer': 'The seller’s account is not active. Do not pay them anything, and send them no documents.',
  write: 'Write a message',
  send: 'Send',
  sending: 'Sending…',
} as const satisfies Messages
