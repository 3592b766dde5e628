import type { Messages } from '../messages.ts'

/** Texts of a seller's inbox around the conversations themselves. */
export default {
  response: 'You answer within {time}, {sample}.',
  'response.none': 'How quickly you answer shows here after three answers.',
  more: 'These are the {count} liveliest of {total} requests.',
  search: 'Search buyer, car or plate',
  filter: 'Status',
  'filter.ALL': 'All',
  'filter.NEW': 'New',
  'filter.CONTACTED': 'Contacted',
  'filter.CLOSED': 'Closed',
  unread: { one: '{count} with something new', other: '{count} with something new' },
  none: 'No request is like this',
  'none.all': 'Show all',
  waiting: 'Waiting',
  asked: 'Asked {age} and still waits for an answer',
  reopen: 'Reopen',

  plate: 'number plate {number}',
  greeting: 'Hello {buyer}, you asked about the {car} on Sayara.',
  call: 'Call {buyer}: {number}',
  'call.short': 'Call',
  whatsapp: 'Write to {buyer} on WhatsApp',
  'whatsapp.short': 'WhatsApp',
  email: 'Write to {buyer} by email',
  'email.short': 'Email',

  note: 'Your note',
  'note.add': 'Add a note',
  'note.private': 'Only you see it.',
  'note.unsaved': 'Not saved yet',
  'note.saving': 'Saving…',
  'note.saved': 'Saved',

  templates: 'Ready answers',
  'templates.manage': 'Manage answers',
  'templates.text': 'Answers you give often. Three of ours are always there; add your own.',
  'templates.full': {
    one: 'You keep {count} answer, as many as there is room for.',
    other: 'You keep {count} answers, as many as there is room for.',
  },
  'templates.failed': 'Your answers did not load',
  'template.add': 'Add an answer',
  'template.name': 'Name',
  'template.text': 'Text',
  'template.insert': 'Filled in later:',
  'template.car': 'Car or plate',
  'template.price': 'Price',
  'template.buyer': 'Buyer’s name',
  'template.up': 'Move {name} up',
  'template.down': 'Move {name} down',
  'template.edit': 'Edit {name}',
  'template.delete': 'Delete {name}',
  'template.failed': 'Your answers were not saved',
  'builtIn.available': 'Still available',
  'builtIn.availableText':
    'Hello {buyer}, yes, the {car} is still available at {price}. When would you like to see it?',
  'builtIn.visit': 'Come and see it',
  'builtIn.visitText':
    'Hello {buyer}, you are welcome to come and see the {car}. Which day and time would suit you?',
  'builtIn.price': 'About the price',
  'builtIn.priceText':
    'Hello {buyer}, thank you for your interest in the {car}. The price is {price}. Come and see it, and we can talk about it.',
  'builtIn.plate.available': 'Still available',
  'builtIn.plate.availableText':
    'Hello {buyer}, yes, the {car} is still available at {price}. Does that suit you?',
  'builtIn.plate.transfer': 'How it is transferred',
  'builtIn.plate.transferText':
    'Hello {buyer}, once we agree, the {car} is transferred to your name through Metrash. Which day would suit you?',
  'builtIn.plate.price': 'About the price',
  'builtIn.plate.priceText':
    'Hello {buyer}, thank you for your interest in the {car}. The price is {price}. Let me know what you think.',
} as const satisfies Messages
