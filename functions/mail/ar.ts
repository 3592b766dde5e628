import type { Facts, Saying, Words } from '#functions/mail/words.ts'
import { confirmationDays } from '#shared/constants/selling-limits.ts'

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

const plural = new Intl.PluralRules('ar')

const moreCars: Record<Intl.LDMLPluralRule, (count: number) => string> = {
  zero: () => '',
  one: () => 'وهناك سيارة أخرى توافقه أيضًا.',
  two: () => 'وهناك سيارتان أخريان توافقانه أيضًا.',
  few: (count) => `وهناك ${count} سيارات أخرى توافقه أيضًا.`,
  many: (count) => `وهناك ${count} سيارة أخرى توافقه أيضًا.`,
  other: (count) => `وهناك ${count} سيارة أخرى توافقه أيضًا.`,
}

const more = (count: number): string[] => (count > 0 ? [moreCars[plural.select(count)](count)] : [])

type Forms = Readonly<Record<Intl.LDMLPluralRule, string>>

/** A counted noun: `#` is the number. */
const counted = (count: number, forms: Forms): string =>
  forms[plural.select(count)].replace('#', String(count))

// After «منذ», «خلال» and «بعد»: in the genitive.
const days = (count: number): string =>
  counted(count, {
    zero: '# يوم',
    one: 'يوم',
    two: 'يومين',
    few: '# أيام',
    many: '# يومًا',
    other: '# يوم',
  })

const { askAfter, pauseAfter, linkKept } = confirmationDays

const areAvailable = (count: number): string =>
  counted(count, {
    zero: 'هل ما زالت سياراتك متاحة؟',
    one: 'هل ما زالت سيارتك متاحة؟',
    two: 'هل ما زالت سيارتان لك متاحتين؟',
    few: 'هل ما زالت # من سياراتك متاحة؟',
    many: 'هل ما زالت # من سياراتك متاحة؟',
    other: 'هل ما زالت # من سياراتك متاحة؟',
  })

const someOfYourCars = (count: number): string =>
  counted(count, {
    zero: 'سياراتك',
    one: 'سيارة لك',
    two: 'سيارتين لك',
    few: '# من سياراتك',
    many: '# من سياراتك',
    other: '# من سياراتك',
  })

const among = (count: number): string => (count === 2 ? 'ومنهما' : 'ومنها')

const oneByOne = 'راجعها واحدة واحدة'
const notAnyMore = 'بيعت، أو حُجزت، أو ليست للبيع الآن'

const stillAvailable = ({ car, more: others }: Facts): Saying =>
  others === 0
    ? {
        subject: `هل ما زالت سيارتك ${car} متاحة؟`,
        paragraphs: [
          `لم تؤكد ذلك منذ ${days(askAfter)}. تكفي ضغطة واحدة دون تسجيل الدخول لتبقى ظاهرة للمشترين.`,
          `وإن لم يصلنا ردّك فسيتوقف الإعلان مؤقتًا بعد ${days(pauseAfter)}. وكل تعديل تجريه عليه يُعدّ ردًّا.`,
        ],
        button: 'نعم، ما زالت متاحة',
        otherwise: notAnyMore,
      }
    : {
        subject: areAvailable(others + 1),
        paragraphs: [
          `لم تؤكد منذ ${days(askAfter)} توفّر ${someOfYourCars(others + 1)}، ${among(others + 1)} ${car}. إن كان كل ما تعرضه متاحًا فتكفي ضغطة واحدة دون تسجيل الدخول.`,
          `وما لا تردّ بشأنه يتوقف عرضه مؤقتًا بعد ${days(pauseAfter)}.`,
        ],
        button: 'نعم، الكل ما زال متاحًا',
        otherwise: oneByOne,
      }

const alsoAskedFor = (count: number): string[] =>
  count > 0
    ? [
        counted(count, {
          zero: '',
          one: 'ولك سيارة أخرى ما زالت ظاهرة وتنتظر تأكيدك، والزر يؤكدها أيضًا.',
          two: 'ولك سيارتان أخريان ما زالتا ظاهرتين وتنتظران تأكيدك، والزر يؤكدهما أيضًا.',
          few: 'ولك # سيارات أخرى ما زالت ظاهرة وتنتظر تأكيدك، والزر يؤكدها أيضًا.',
          many: 'ولك # سيارة أخرى ما زالت ظاهرة وتنتظر تأكيدك، والزر يؤكدها أيضًا.',
          other: 'ولك # سيارة أخرى ما زالت ظاهرة وتنتظر تأكيدك، والزر يؤكدها أيضًا.',
        }),
      ]
    : []

const pausedBySilence = ({ car, more: others, alsoAsked }: Facts): Saying => {
  const isOne = others + alsoAsked === 0
  return {
    subject: others === 0 ? `أُوقف مؤقتًا إعلان سيارتك ${car}` : `أُوقف مؤقتًا عرض ${someOfYourCars(others + 1)}`,
    paragraphs: [
      others === 0
        ? `لم تخبرنا إن كانت ما زالت متاحة، فلا يراها المشترون حاليًا. إن كانت متاحة فضغطة واحدة تعيدها فورًا، في أي وقت خلال ${days(linkKept)}.`
        : `لم يصلنا تأكيد توفّر ${someOfYourCars(others + 1)}، ${among(others + 1)} ${car}، فتوقّف عرضها للمشترين. إن كان كل ما تعرضه متاحًا فضغطة واحدة تعيد عرضه فورًا، في أي وقت خلال ${days(linkKept)}.`,
      ...alsoAskedFor(alsoAsked),
    ],
    button: isOne ? 'ما زالت متاحة، أعد عرضها' : 'الكل متاح، أعد العرض',
    otherwise: isOne ? notAnyMore : oneByOne,
  }
}

export const ar: Words = {
  brand: 'سيارة',
  direction: 'rtl',
  // Western digits, as on the site.
  price: (riyals) => `${riyals.toLocaleString('ar-QA-u-nu-latn', { maximumFractionDigits: 0 })}\u00a0ر.ق`,
  unknown: { car: 'سيارة', from: 'أحد المستخدمين', search: 'بحث محفوظ' },
  news: {
    LEAD_RECEIVED: ({ from, car }) => ({
      subject: `رسالة جديدة من ${from} بشأن سيارتك ${car}`,
      paragraphs: [
        'يودّ أحد المشترين معرفة المزيد عن سيارتك. كثير من المشترين يراسلون أكثر من بائع، فالرد السريع يصنع الفرق.',
      ],
      button: 'اقرأ الرسالة وأجب عنها',
    }),
    LEAD_REPLY: ({ from, car }) => ({
      subject: `رسالة جديدة من ${from} بشأن ${car}`,
      paragraphs: ['تجدها في رسائلك على الموقع.'],
      button: 'اقرأ الرسالة',
    }),
    LISTING_APPROVED: ({ car }) => ({
      subject: `سيارتك ${car} معروضة الآن للبيع`,
      paragraphs: ['راجعنا إعلانك ووافقنا على نشره، ويمكن للمشترين العثور عليه من الآن.'],
      button: 'شاهد إعلانك',
    }),
    LISTING_REJECTED: ({ car, reason }) => ({
      subject: `إعلان سيارتك ${car} يحتاج إلى تعديل قبل نشره`,
      paragraphs: [
        'راجعنا إعلانك، ويلزم تعديل ما يلي قبل نشره:',
        { quote: reason },
        'عدّل الإعلان ثم أرسله من جديد، وسنراجعه مرة أخرى.',
      ],
      button: 'عدّل إعلانك',
    }),
    SAVED_SEARCH_MATCH: ({ search, car, price, more: count }) => ({
      // A word between them: after a Latin name, a comma would let the price read from the wrong side.
      subject: `جديد في بحثك «${search}»: ${price ? `${car} بسعر ${price}` : car}`,
      paragraphs: [`هذه سيارة توافق بحثك المحفوظ «${search}».`, ...more(count)],
      button: 'شاهد السيارة',
    }),
    PRICE_DROP: ({ car, price, previousPrice }) => ({
      subject: price ? `انخفض سعر ${car} إلى ${price}` : `انخفض سعر ${car}`,
      paragraphs: [
        price && previousPrice
          ? `انخفض سعر سيارة حفظتها من ${previousPrice} إلى ${price}.`
          : 'انخفض سعر سيارة حفظتها.',
      ],
      button: 'شاهد السيارة',
    }),
    FAVORITE_GONE: ({ car, availability }) => favoriteGone[availability ?? 'GONE'](car),
    STILL_AVAILABLE: stillAvailable,
    PAUSED_BY_SILENCE: pausedBySilence,
  },
  account: {
    PASSWORD_CHANGED: {
      subject: 'تغيّرت كلمة مرور حسابك',
      paragraphs: [
        'تغيّرت كلمة مرور حسابك للتو، وسُجّل الخروج من جميع الأجهزة الأخرى.',
        'إن لم يكن ذلك منك فعيّن كلمة مرور جديدة فورًا وراسلنا.',
      ],
      button: 'عيّن كلمة مرور جديدة',
    },
    EMAIL_CHANGED: {
      subject: 'تغيّر بريدك الإلكتروني',
      paragraphs: [
        'صار لحسابك بريد إلكتروني جديد، ولن تصل رسائلنا إلى هذا العنوان بعد الآن.',
        'إن لم يكن ذلك منك فراسلنا فورًا.',
      ],
      button: 'راسلنا',
    },
    ACCOUNT_DELETED: {
      subject: 'أُغلق حسابك',
      paragraphs: [
        'أُغلق حسابك ولم يعد تسجيل الدخول إليه ممكنًا، وتُحذف معه إعلاناتك وبياناتك الشخصية.',
        'شكرًا لأنك كنت معنا.',
      ],
    },
  },
  passwordReset: (username) => ({
    subject: 'تعيين كلمة مرور جديدة',
    paragraphs: [
      `طُلب تعيين كلمة مرور جديدة لحسابك ${username}. إن كان الطلب منك فاختر كلمة المرور الجديدة الآن.`,
    ],
    button: 'اختر كلمة مرور جديدة',
    note: 'يعمل الرابط مرة واحدة ولمدة ساعة. إن لم يكن الطلب منك فتجاهل هذه الرسالة، وتبقى كلمة مرورك كما هي.',
  }),
  contactMessage: ({ name, email, subject, message }) => ({
    subject: `نموذج التواصل: ${subject}`,
    paragraphs: [`رسالة من ${name} (${email}):`, { quote: message }],
    note: 'ردّك على هذه الرسالة يصل إلى مرسلها مباشرة.',
  }),
  why: {
    leads: 'تصلك هذه الرسالة لأن أحدهم راسلك على موقع سيارة.',
    decisions: 'تصلك هذه الرسالة لأنك تعرض سيارة للبيع على موقع سيارة.',
    savedSearches: 'تصلك هذه الرسالة لأنك طلبت تنبيهات عن هذا البحث.',
    favorites: 'تصلك هذه الرسالة لأنك حفظت هذه السيارة.',
    account: 'تصلك هذه الرسالة لأنها تخص حسابك، ولا يمكن إيقافها.',
    contact: 'أُرسلت من نموذج التواصل على موقع سيارة.',
  },
  preferences: 'اختر ما نراسلك بشأنه',
  unsubscribe: 'إلغاء الاشتراك',
}
