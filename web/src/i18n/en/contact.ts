import type { Messages } from '../messages.ts'

/** `/contact`. */
export default {
  title: 'Contact us',
  description: 'Write to the Sayara team. We reply within 24 hours.',
  text: 'A question, a problem, an idea: write to us, in Arabic or English.',
  name: 'Name',
  email: 'Email',
  subject: 'Subject',
  message: 'Message',
  send: 'Send Message',
  sending: 'Sending...',
  'issue.name': 'Please enter your name, at least 2 characters',
  'issue.email': 'Please enter a valid email',
  'issue.subject': 'Please enter a subject of at least 3 characters',
  'issue.message': 'Please enter a message of at least 10 characters',
  'issue.tooLong': 'Please enter at most {count} characters',

  sent: 'Message Sent',
  sentText: 'Thank you. We will reply within 24 hours.',
  failed: 'Error Sending Message',
  'failed.offline': 'No answer came. Your text is kept here: check the connection and send it again.',
  'failed.check': 'Please check the marked fields and send it again.',
  'failed.kept': 'Your text is kept here.',
  'failed.seconds': {
    one: 'Too many messages were sent from your network. Please try again in {count} second; your text is kept.',
    other:
      'Too many messages were sent from your network. Please try again in {count} seconds; your text is kept.',
  },
  'failed.minutes': {
    one: 'Too many messages were sent from your network. Please try again in {count} minute; your text is kept.',
    other:
      'Too many messages were sent from your network. Please try again in {count} minutes; your text is kept.',
  },

  reply: 'Within 24 hours',
  replyText: 'That is when you have our reply, on weekends too.',
  mail: 'By email',
  car: 'About a car?',
  carText: 'Its seller knows more than we do: write or call from the page of the car.',
  carLink: 'Browse cars',
  safety: 'Something feels wrong?',
  safetyText: 'Our safety tips list the warning signs and the emergency numbers.',
  safetyLink: 'Read the safety tips',
} as const satisfies Messages
