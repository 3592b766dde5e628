import { productName } from '#shared/constants/market.ts'
import { account } from '#functions/mail/ar-account.ts'
import { counted } from '#shared/rules/ar-counted.ts'
import { dealerReview, decisions } from '#functions/mail/ar-decisions.ts'
import { pausedBySilence, stillAvailable } from '#functions/mail/ar-still-available.ts'
import { leads } from './ar-leads.ts'
import { riyalsIn } from './lead-event-text.ts'
import type { Facts, Saying, Words } from './messages.ts'

const favoriteGone: Record<NonNullable<Facts['availability']> | 'GONE', (car: string) => Saying> = {
  SOLD: (car) => ({
    subject: `بيعت سيارة حفظتها: ${car}`,
    paragraphs: ['لم تعد هذه السيارة معروضة للبيع. قد تجد ما يناسبك بين السيارات المشابهة لها.'],
    button: 'شاهد سيارات مشابهة',
  }),
  RESERVED: (car) => ({
    subject: `حُجزت سيارة حفظتها: ${car}`,
    paragraphs: ['يحتفظ بها البائع لمشترٍ آخر. يمكنك مراسلته تحسبًا لعدم إتمام الحجز.'],
    button: 'شاهد السيارة',
  }),
  PAUSED: (car) => ({
    subject: `أُوقف مؤقتًا إعلان سيارة حفظتها: ${car}`,
    paragraphs: ['هذه السيارة ليست للبيع حاليًا، وتبقى بين سياراتك المحفوظة.'],
    button: 'شاهد السيارة',
  }),
  AVAILABLE: (car) => ({
    subject: `عادت للبيع سيارة حفظتها: ${car}`,
    paragraphs: ['هذه السيارة متاحة للبيع من جديد.'],
    button: 'شاهد السيارة',
  }),
  GONE: (car) => ({
    subject: `أُزيل إعلان سيارة حفظتها: ${car}`,
    paragraphs: ['لم تعد هذه السيارة معروضة. قد تجد ما يناسبك بين السيارات المعروضة الآن.'],
    button: 'تصفّح السيارات',
  }),
}

const searchesForms = {
  zero: '',
  one: 'عملية بحث واحدة',
  two: 'عمليتَي بحث',
  few: '# عمليات بحث',
  many: '# عملية بحث',
  other: '# عملية بحث',
}

const monthForms = {
  zero: '',
  one: 'شهر واحد',
  two: 'شهرين',
  few: '# أشهر',
  many: '# شهرًا',
  other: '# شهر',
}

const moreCars = {
  zero: '',
  one: 'وهناك سيارة أخرى توافقه أيضًا.',
  two: 'وهناك سيارتان أخريان توافقانه أيضًا.',
  few: 'وهناك # سيارات أخرى توافقه أيضًا.',
  many: 'وهناك # سيارة أخرى توافقه أيضًا.',
  other: 'وهناك # سيارة أخرى توافقه أيضًا.',
}

const morePlates = {
  zero: '',
  one: 'وهناك رقم آخر يوافقه أيضًا.',
  two: 'وهناك رقمان آخران يوافقانه أيضًا.',
  few: 'وهناك # أرقام أخرى توافقه أيضًا.',
  many: 'وهناك # رقمًا آخر يوافقه أيضًا.',
  other: 'وهناك # رقم آخر يوافقه أيضًا.',
}

// Of several searches, which the email does not name, nobody can say which one a further car fits.
const moreCarsOfSeveral = {
  zero: '',
  one: 'وهناك سيارة أخرى.',
  two: 'وهناك سيارتان أخريان.',
  few: 'وهناك # سيارات أخرى.',
  many: 'وهناك # سيارة أخرى.',
  other: 'وهناك # سيارة أخرى.',
}

const morePlatesOfSeveral = {
  zero: '',
  one: 'وهناك رقم آخر.',
  two: 'وهناك رقمان آخران.',
  few: 'وهناك # أرقام أخرى.',
  many: 'وهناك # رقمًا آخر.',
  other: 'وهناك # رقم آخر.',
}

const more = (count: number, isPlate: boolean, searches: number): string[] => {
  const ofOne = isPlate ? morePlates : moreCars
  const ofSeveral = isPlate ? morePlatesOfSeveral : moreCarsOfSeveral
  return count > 0 ? [counted(count, searches > 1 ? ofSeveral : ofOne)] : []
}

const plateGone = (plate: string): Saying => ({
  subject: `تم بيع الرقم ${plate}`,
  paragraphs: ['تم بيع رقم حفظته. قد تجد مثله بين الأرقام المشابهة.'],
  button: 'شاهد الرقم',
})

export const ar: Words = {
  brand: productName.ar,
  direction: 'rtl',
  price: riyalsIn.ar,
  unknown: { car: 'سيارة', from: 'أحد المستخدمين', search: 'بحث محفوظ' },
  news: {
    ...decisions,
    SAVED_SEARCH_MATCH: ({ search, searches, car, plate, price, more: count }) => ({
      // A word between them: after a Latin name, a comma would reverse the reading direction of the price.
      subject: `جديد في بحثك المحفوظ: ${price ? `${car} بسعر ${price}` : car}`,
      paragraphs: [
        ...(searches > 1
          ? [
              `${plate ? 'يوافق هذا الرقم' : 'توافق هذه السيارة'} إحدى عمليات بحثك المحفوظة، وهناك جديد في ${counted(searches, searchesForms)}.`,
            ]
          : [`${plate ? 'يوافق هذا الرقم' : 'توافق هذه السيارة'} بحثك المحفوظ:`, { typed: search }]),
        ...more(count, plate !== undefined, searches),
      ],
      button: plate ? 'شاهد الرقم' : 'شاهد السيارة',
    }),
    PRICE_DROP: ({ car, plate, price, previousPrice }) => ({
      subject: price ? `انخفض سعر ${car} إلى ${price}` : `انخفض سعر ${car}`,
      paragraphs: [
        price && previousPrice
          ? `انخفض سعر ${plate ? 'رقم حفظته' : 'سيارة حفظتها'} من ${previousPrice} إلى ${price}.`
          : `انخفض سعر ${plate ? 'رقم حفظته' : 'سيارة حفظتها'}.`,
      ],
      button: plate ? 'شاهد الرقم' : 'شاهد السيارة',
    }),
    FAVORITE_GONE: ({ car, plate, availability }) =>
      plate ? plateGone(plate) : favoriteGone[availability ?? 'GONE'](car),
    STILL_AVAILABLE: stillAvailable,
    PAUSED_BY_SILENCE: pausedBySilence,
  },
  leads,
  dealerReview,
  ...account,
  passwordReset: (username) => ({
    subject: 'تعيين كلمة مرور جديدة',
    paragraphs: [
      `طُلب تعيين كلمة مرور جديدة لحسابك${username === undefined ? '' : ` ${username}`}. إن كان الطلب منك فاختر كلمة المرور الجديدة الآن.`,
    ],
    button: 'اختر كلمة مرور جديدة',
    note: 'يعمل الرابط مرة واحدة ولمدة ساعة. إن لم يكن الطلب منك فتجاهل هذه الرسالة، وتبقى كلمة مرورك كما هي.',
  }),
  contactMessage: ({ name, email, subject, message }) => ({
    subject: `نموذج التواصل: ${subject}`,
    paragraphs: [`رسالة من ${name} (${email}):`, { quote: message }],
    note: 'ردّك على هذه الرسالة يصل إلى مرسلها مباشرة.',
  }),
  quoteRequest: ({ car, value, name, phone, askedAt, hasEmail, insurance, financing }) => ({
    subject: `طلب عرض سعر ${insurance ? 'تأمين' : 'تمويل'}: ${car}`,
    paragraphs: [
      `يطلب منكم أحد زوّار موقع سيارة عرض سعر ${insurance ? 'لتأمين سيارة' : 'لتمويل سيارة'}، وقد وافق على أن نرسل إليكم بياناته. الاسم الذي كتبه:`,
      { typed: name },
      ...(phone ? [`الهاتف: ${phone}`] : []),
      `السيارة: ${car}، قيمتها ${value}`,
      ...(insurance
        ? [
            `نوع التأمين: ${insurance.cover}`,
            `عمر السائق: ${insurance.driverAge}`,
            `مدة حيازة الرخصة: ${insurance.licence}`,
            `المطالبات في آخر ثلاث سنوات: ${insurance.claims}`,
          ]
        : []),
      ...(financing
        ? [
            `الدفعة الأولى: ${financing.downPayment}`,
            `مبلغ التمويل: ${financing.loan} على ${counted(financing.months, monthForms)}`,
            ...(financing.income ? [`الدخل الشهري: ${financing.income}`] : []),
            ...(financing.residency ? [`الإقامة: ${financing.residency}`] : []),
          ]
        : []),
      ...(askedAt ? [`وقت الطلب: ${askedAt} بتوقيت قطر`] : []),
    ],
    button: 'شاهد السيارة',
    note: `${hasEmail ? 'ردّكم على هذه الرسالة يصل إلى صاحب الطلب مباشرة.' : 'لم يذكر بريدًا إلكترونيًا، فيُرجى الاتصال به.'} استخدموا هذه البيانات لهذا العرض وحده.`,
  }),
  quoteWithdrawn: ({ car, name, askedAt, isInsurance }) => ({
    subject: `سُحب طلب عرض سعر: ${car}`,
    paragraphs: [
      `صاحب طلب عرض السعر لسيارة ${car} لم يعد يريده. يُرجى عدم التواصل معه وحذف ما أرسلناه إليكم. الاسم الذي كتبه:`,
      { typed: name },
      ...(askedAt
        ? [
            `المسحوب هو طلب ${isInsurance ? 'التأمين' : 'التمويل'} المرسل يوم ${askedAt} بتوقيت قطر. وإذا سُحب له طلب آخر فسنكتب إليكم بشأنه أيضًا.`,
          ]
        : []),
    ],
  }),
  why: {
    quote: 'تصلكم هذه الرسالة لأن شركتكم مدرجة على موقع سيارة. راسلونا إن كان يجب أن تصل إلى عنوان آخر.',
    leads: 'تصلك هذه الرسالة بسبب محادثاتك وتقييماتك على موقع سيارة.',
    decisions: 'تصلك هذه الرسالة لأنك تبيع على موقع سيارة.',
    savedSearches: 'تصلك هذه الرسالة لأنك طلبت تنبيهات عن عمليات بحثك المحفوظة.',
    favorites: 'تصلك هذه الرسالة لأنها بشأن إعلان حفظته.',
    account: 'تصلك هذه الرسالة لأنها تخص حسابك، ولا يمكن إيقافها.',
    contact: 'أُرسلت من نموذج التواصل على موقع سيارة.',
  },
  preferences: 'اختر ما نراسلك بشأنه',
  unsubscribe: 'إلغاء الاشتراك',
}
