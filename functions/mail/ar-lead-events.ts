import type { Facts, Saying } from './messages.ts'

type Told = Facts & { event: NonNullable<Facts['event']> }

const noContract = 'قبول العرض ليس عقدًا بعد: عاين ما تشتريه أولًا، ولا يُدفع المبلغ إلا عند نقل الملكية.'

/** The mail about an event of a conversation. */
export const leadEventMail = ({ event, car, plate, from, side }: Told): Saying => {
  const isSeller = side === 'seller'
  const about = plate ? `${isSeller ? 'لوحتك' : 'اللوحة'} رقم ${plate}` : `${isSeller ? 'سيارتك ' : ''}${car}`
  const who = ['اسم من كتبه:', { typed: from }]
  switch (event.kind) {
    case 'OFFERED':
      return {
        subject: `${event.line} بشأن ${about}`,
        paragraphs: [`يمكنك قبوله أو رفضه أو الرد بسعر من عندك حتى ${event.until}.`, ...who],
        button: 'أجب عن العرض',
      }
    case 'OFFER_ACCEPTED':
      return {
        subject: `${event.line}: ${about}`,
        paragraphs: [...(isSeller ? ['يمكنك من المحادثة حجزها لهذا المشتري.'] : []), noContract, ...who],
        button: 'افتح المحادثة',
      }
    case 'OFFER_DECLINED':
      return {
        subject: `${event.line}: ${about}`,
        paragraphs: ['يمكنك تقديم عرض آخر في المحادثة.', ...who],
        button: 'افتح المحادثة',
      }
    case 'OFFER_WITHDRAWN':
      return {
        subject: `${event.line}: ${about}`,
        paragraphs: ['لم يعد هناك ما ترد عليه.', ...who],
        button: 'افتح المحادثة',
      }
  }
}
