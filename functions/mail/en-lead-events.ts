import type { Facts, Saying } from './messages.ts'

type Told = Facts & { event: NonNullable<Facts['event']> }

const noContract =
  'An accepted offer is no contract yet: see the car or plate first, and pay only against the transfer of ownership.'

/** The mail about an event of a conversation. */
export const leadEventMail = ({ event, car, plate, from, side }: Told): Saying => {
  const about = `${side === 'seller' ? 'your' : 'the'} ${plate ? `number plate ${plate}` : car}`
  const who = ['The name of who wrote it:', { typed: from }]
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
          ...(side === 'seller' ? ['You can reserve it for this buyer in the conversation.'] : []),
          noContract,
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
  }
}
