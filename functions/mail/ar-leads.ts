import { counted } from '#shared/rules/ar-counted.ts'
import type { EndedViewing, Facts, FactsWith, LeadWords, Saying } from './messages.ts'

const noContract = 'قبول العرض ليس عقدًا بعد: عاين ما تشتريه أولًا، ولا يُدفع المبلغ إلا عند نقل الملكية.'

const noContractToSeller =
  'قبول العرض ليس عقدًا بعد: دع المشتري يعاين أولًا، ولا تنقل الملكية إلا بعد وصول المبلغ إلى حسابك.'

const where = (place: string): string[] => (place ? [`المكان: ${place}.`] : [])

const viewingReminder = ({ viewing, car, place, from, side }: FactsWith<'viewing'>): Saying => ({
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

const eventMail = ({ event, car, plate, place, from, side }: FactsWith<'event'>): Saying => {
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
        paragraphs: [
          ...(isSeller
            ? [`يمكنك من المحادثة حجز ${plate ? 'اللوحة' : 'السيارة'}.`, noContractToSeller]
            : [noContract]),
          ...who,
        ],
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

const moreMessages = {
  zero: '',
  one: 'رسالة أخرى',
  two: 'رسالتان أخريان',
  few: '# رسائل أخرى',
  many: '# رسالة أخرى',
  other: '# رسالة أخرى',
}

const received = ({ from, car, plate, asked }: Facts): Saying => {
  const [named, it] = plate ? [`لوحتك رقم ${plate}`, 'لوحتك'] : [`سيارتك ${car}`, 'سيارتك']
  if (asked !== undefined)
    return {
      subject: `${counted(asked, moreMessages)} بشأن ${named}`,
      paragraphs: [
        `راسلك كثيرون اليوم عن ${it}، فجمعنا لك الرسائل الأخيرة في إشعار واحد. تجدها كلها في رسائلك على الموقع.`,
      ],
      button: 'اقرأ الرسائل وأجب عنها',
    }
  return {
    subject: `رسالة جديدة بشأن ${named}`,
    paragraphs: [
      `يودّ أحد المشترين معرفة المزيد عن ${it}. كثير من المشترين يراسلون أكثر من بائع، فالرد السريع يصنع الفرق.`,
      'الاسم الذي كتبه:',
      { typed: from },
    ],
    button: 'اقرأ الرسالة وأجب عنها',
  }
}

const topic = ({ car, plate }: Facts): string => (plate ? `اللوحة رقم ${plate}` : car)

/** The mails about conversations. */
export const leads: LeadWords = {
  received,
  message: (facts) => ({
    subject: `رسالة جديدة بشأن ${topic(facts)}`,
    paragraphs: ['تجدها في رسائلك على الموقع. اسم الطرف الآخر كما كتبه:', { typed: facts.from }],
    button: 'اقرأ الرسالة',
  }),
  event: eventMail,
  reminder: (facts) => ({
    subject: `تذكير: استفسار بشأن ${topic(facts)}`,
    paragraphs: ['طلبت تذكيرك بهذا الاستفسار الآن. اسم صاحبه:', { typed: facts.from }],
    button: 'افتح المحادثة',
  }),
  viewing: viewingReminder,
  assigned: (facts) => ({
    subject: `محادثة لك بشأن ${topic(facts)}`,
    paragraphs: ['أسند إليك فريقك متابعة هذه المحادثة.'],
    button: 'افتح المحادثة',
  }),
}
