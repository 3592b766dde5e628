import type { EndedViewing, Facts, FactsWith, LeadWords, Saying } from './messages.ts'

const noContract =
  'An accepted offer is no contract yet: see the car or plate first, and pay only against the transfer of ownership.'

const noContractToSeller =
  'An accepted offer is no contract yet: let the buyer see it first, and transfer the ownership only when the money is in your account.'

const where = (place: string): string[] => (place ? [`Where: ${place}.`] : [])

const viewingReminder = ({ viewing, car, place, from, side }: FactsWith<'viewing'>): Saying => ({
  subject: `Reminder: viewing of ${side === 'seller' ? 'your' : 'the'} ${car}, ${viewing}`,
  paragraphs: [
    `You have agreed on a viewing: ${viewing}.`,
    ...where(place),
    'If you cannot be there, please cancel it in the conversation, so that nobody waits. With:',
    { typed: from },
  ],
  button: 'Open the conversation',
})

/** The mail about a viewing that cannot be, though nobody has cancelled it. It names nobody. */
const endedViewing = (
  { line, end }: EndedViewing,
  { about, side }: { about: string; side: Facts['side'] },
): Saying => {
  const subject = `${line} (${about})`
  if (!side)
    return {
      subject,
      paragraphs: [
        end.isAgreed
          ? 'Nobody will come, and nobody will wait. If it is in your calendar, please take it out.'
          : 'There is no viewing at that time.',
        'The car has been removed from the site, and its conversations with it.',
      ],
    }
  return {
    subject,
    paragraphs: [
      ...(end.isAgreed
        ? [
            side === 'seller' ? 'Nobody will come.' : 'Nobody will wait for you. Please do not drive there.',
            'If it is in your calendar, the conversation has a file that takes it out.',
          ]
        : ['There is no viewing at that time.']),
      ...(end.why === 'LEFT'
        ? []
        : ['If the car is offered again, other times can be proposed in the conversation.']),
    ],
    button: 'Open the conversation',
  }
}

const eventMail = ({ event, car, plate, place, from, side }: FactsWith<'event'>): Saying => {
  const about = `${side === 'seller' ? 'your' : 'the'} ${plate ? `number plate ${plate}` : car}`
  const who = ['The other side, by the name they gave:', { typed: from }]
  switch (event.kind) {
    case 'OFFERED':
      return {
        subject: `${event.line} for ${about}`,
        paragraphs: [
          `You can accept it, decline it or answer with a price of your own until ${event.until}.`,
          ...who,
        ],
        button: 'Answer the offer',
      }
    case 'OFFER_ACCEPTED':
      return {
        subject: `${event.line}: ${about}`,
        paragraphs: [
          ...(side === 'seller'
            ? [`You can reserve the ${plate ? 'plate' : 'car'} in the conversation.`, noContractToSeller]
            : [noContract]),
          ...who,
        ],
        button: 'Open the conversation',
      }
    case 'OFFER_DECLINED':
      return {
        subject: `${event.line}: ${about}`,
        paragraphs: ['You can make another offer in the conversation.', ...who],
        button: 'Open the conversation',
      }
    case 'OFFER_WITHDRAWN':
      return {
        subject: `${event.line}: ${about}`,
        paragraphs: ['There is nothing to answer any more.', ...who],
        button: 'Open the conversation',
      }
    case 'VIEWING_PROPOSED':
      return {
        subject: `${event.line} (${about})`,
        paragraphs: ['Accept a time that suits you, decline, or propose others.', ...who],
        button: 'Answer the proposal',
      }
    case 'VIEWING_ACCEPTED':
      return {
        subject: `${event.line} (${about})`,
        paragraphs: [
          ...where(place),
          'In the conversation it can be added to your calendar, or cancelled if something comes between.',
          ...who,
        ],
        button: 'Open the conversation',
      }
    case 'VIEWING_DECLINED':
      return {
        subject: `${event.line}: ${about}`,
        paragraphs: ['You can propose other times in the conversation.', ...who],
        button: 'Open the conversation',
      }
    case 'VIEWING_CANCELLED':
      if (event.end) return endedViewing({ line: event.line, end: event.end }, { about, side })
      return {
        subject: `${event.line} (${about})`,
        paragraphs: [
          'It does not take place. Where the car is still for sale, other times can be proposed in the conversation.',
          ...who,
        ],
        button: 'Open the conversation',
      }
  }
}

const received = ({ from, car, plate, asked }: Facts): Saying => {
  const [named, it] = plate ? [`number plate ${plate}`, 'number plate'] : [car, 'car']
  if (asked !== undefined)
    return {
      subject: `${asked} more ${asked === 1 ? 'message' : 'messages'} about your ${named}`,
      paragraphs: [
        `So many people wrote about your ${it} today that we told you of the later ones together. All of them are in your messages.`,
      ],
      button: 'Read and answer',
    }
  return {
    subject: `New message about your ${named}`,
    paragraphs: [
      `A buyer would like to know more about your ${it}. Many write to several sellers, so a quick answer counts.`,
      'The name they gave:',
      { typed: from },
    ],
    button: 'Read and answer',
  }
}

const topic = ({ car, plate }: Facts): string => (plate ? `number plate ${plate}` : `the ${car}`)

/** The mails about conversations. */
export const leads: LeadWords = {
  received,
  message: (facts) => ({
    subject: `New message about ${topic(facts)}`,
    paragraphs: [
      'It is waiting in your messages. The other side, by the name they gave:',
      { typed: facts.from },
    ],
    button: 'Read the message',
  }),
  event: eventMail,
  reminder: (facts) => ({
    subject: `Reminder: a request about ${topic(facts)}`,
    paragraphs: [
      'You wanted to come back to this request now. The name of who asked:',
      { typed: facts.from },
    ],
    button: 'Open the conversation',
  }),
  viewing: viewingReminder,
  assigned: (facts) => ({
    subject: `A conversation for you, about ${topic(facts)}`,
    paragraphs: ['Your team has given you this conversation to look after.'],
    button: 'Open the conversation',
  }),
}
