import type { EndedViewing, Facts, Saying } from './messages.ts'

type Told = Facts & { event: NonNullable<Facts['event']> }

const noContract = 'قبول العرض ليس عقدًا بعد: عاين ما تشتريه أولًا، ولا يُدفع المبلغ إلا عند نقل الملكية.'

const where = (place: string): string[] => (place ? [`المكان: ${place}.`] : [])

/** The mail that reminds of a viewing. */
export const viewingReminder = (viewing: string, { car, place, from, side }: Facts): Saying => ({
  subject: `تذكير بموعد معاينة ${side === 'seller' ? 'سيارتك ' : ''}${car}: ${viewing}`,
  paragraphs: [
    `اتفقتما على موعد معاينة: ${viewing}.`,
    ...where(place),
    'إن تعذّر حضورك فألغِ الموعد من المحادثة كي لا ينتظرك أحد. الموعد مع:',
    { typed: from },
  ],
  button: 'افتح المحادثة',
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
          ? 'لن يحضر أحد في هذا الموعد ولن ينتظر أحد. إن أضفته إلى تقويمك فأزله منه.'
          : 'لا معاينة في هذا الموعد.',
        'أُزيلت السيارة من الموقع، ومعها محادثاتها.',
      ],
    }
  return {
    subject,
    paragraphs: [
      ...(end.isAgreed
        ? [
            side === 'seller' ? 'لن يحضر أحد في هذا الموعد.' : 'لن ينتظرك أحد في هذا الموعد، فلا تذهب إليه.',
            'إن أضفت الموعد إلى تقويمك ففي المحادثة ملف يزيله منه.',
          ]
        : ['لا معاينة في هذا الموعد.']),
      ...(end.why === 'LEFT' ? [] : ['وإن عُرضت السيارة مجددًا فيمكن اقتراح مواعيد أخرى في المحادثة.']),
    ],
    button: 'افتح المحادثة',
  }
}

/** The mail about an event of a conversation. */
export const leadEventMail = ({ event, car, plate, place, from, side }: Told): Saying => {
  const isSeller = side === 'seller'
  const about = plate ? `${isSeller ? 'لوحتك' : 'اللوحة'} رقم ${plate}` : `${isSeller ? 'سيارتك ' : ''}${car}`
  const who = ['اسم الطرف الآخر كما كتبه:', { typed: from }]
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
    case 'VIEWING_PROPOSED':
      return {
        subject: `${event.line} (${about})`,
        paragraphs: ['اقبل الموعد الذي يناسبك، أو اعتذر، أو اقترح مواعيد أخرى.', ...who],
        button: 'أجب عن الطلب',
      }
    case 'VIEWING_ACCEPTED':
      return {
        subject: `${event.line} (${about})`,
        paragraphs: [
          ...where(place),
          'يمكنك من المحادثة إضافته إلى تقويمك، أو إلغاؤه إن طرأ ما يمنعك.',
          ...who,
        ],
        button: 'افتح المحادثة',
      }
    case 'VIEWING_DECLINED':
      return {
        subject: `${event.line}: ${about}`,
        paragraphs: ['يمكنك اقتراح مواعيد أخرى في المحادثة.', ...who],
        button: 'افتح المحادثة',
      }
    case 'VIEWING_CANCELLED':
      if (event.end) return endedViewing({ line: event.line, end: event.end }, { about, side })
      return {
        subject: `${event.line} (${about})`,
        paragraphs: [
          'لم تعد المعاينة قائمة. وإن بقيت السيارة معروضة فيمكن اقتراح مواعيد أخرى في المحادثة.',
          ...who,
        ],
        button: 'افتح المحادثة',
      }
  }
}
