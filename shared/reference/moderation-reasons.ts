import type { RejectionField } from '#shared/schemas/listing.ts'
import type {
  ApplicationReasonCode,
  DealerReviewReasonCode,
  ListingReasonCode,
  PlateReasonCode,
  SuspensionReasonCode,
} from './moderation-codes.ts'
import type { Label } from '#shared/constants/market.ts'

/** A reason as its reader sees it: its label, and advice on what to do about it. */
type Reason = { name: Label; advice: Label }

type ListingReason = Reason & { fields: readonly RejectionField[] }

/** The reasons to refuse a car, in the order admins are offered them, with the fields each is about unless the admin names others. */
export const listingReasons = {
  PHOTOS_UNCLEAR: {
    name: { en: 'Photos are unclear', ar: 'الصور غير واضحة' },
    advice: {
      en: 'Take new photos by daylight that show the whole car from several sides.',
      ar: 'التقط صورًا جديدة في ضوء النهار تُظهر السيارة كاملة من عدة جهات.',
    },
    fields: ['images'],
  },
  PHOTOS_NOT_YOURS: {
    name: { en: 'Photos are not of this car', ar: 'الصور ليست لهذه السيارة' },
    advice: {
      en: 'Use your own photos of the very car that you sell.',
      ar: 'استخدم صورك الخاصة للسيارة المعروضة نفسها.',
    },
    fields: ['images'],
  },
  PHOTOS_MARKED: {
    name: { en: 'Phone numbers or logos on photos', ar: 'أرقام هواتف أو شعارات على الصور' },
    advice: {
      en: 'Upload the photos without numbers, addresses or logos on them.',
      ar: 'ارفع الصور من دون أرقام أو عناوين أو شعارات عليها.',
    },
    fields: ['images'],
  },
  WRONG_DETAILS: {
    name: { en: 'Details do not match the car', ar: 'البيانات لا تطابق السيارة' },
    advice: {
      en: 'Compare the details with the registration card and correct them.',
      ar: 'قارن البيانات باستمارة السيارة وصحّحها.',
    },
    fields: ['make', 'model', 'year'],
  },
  WRONG_PRICE: {
    name: { en: 'Price is not realistic', ar: 'السعر غير واقعي' },
    advice: {
      en: 'Enter the full price in riyals that you would sell the car for.',
      ar: 'أدخل السعر الكامل بالريال الذي تبيع به السيارة.',
    },
    fields: ['priceQAR'],
  },
  DESCRIPTION_UNSUITABLE: {
    name: { en: 'Description is not suitable', ar: 'الوصف غير مناسب' },
    advice: {
      en: 'Describe the car only: no phone numbers, links, or words that offend.',
      ar: 'اكتفِ بوصف السيارة: من دون أرقام هواتف أو روابط أو ألفاظ مسيئة.',
    },
    fields: ['description'],
  },
  DOCUMENTS_UNREADABLE: {
    name: { en: 'Documents cannot be read', ar: 'المستندات غير مقروءة' },
    advice: {
      en: 'Upload sharp pictures of the whole registration card and ID card.',
      ar: 'ارفع صورًا واضحة وكاملة للاستمارة والبطاقة الشخصية.',
    },
    fields: ['registrationCard', 'idCard'],
  },
  DOCUMENTS_MISMATCH: {
    name: { en: 'Documents do not match', ar: 'المستندات غير متطابقة' },
    advice: {
      en: 'The registration card must be of this car, and its owner the person on the ID card.',
      ar: 'يجب أن تكون الاستمارة لهذه السيارة وأن يكون مالكها صاحب البطاقة الشخصية.',
    },
    fields: ['registrationCard', 'idCard'],
  },
  DUPLICATE: {
    name: { en: 'The car is already listed', ar: 'السيارة معروضة من قبل' },
    advice: {
      en: 'Keep one listing of the car and delete the others.',
      ar: 'أبقِ إعلانًا واحدًا للسيارة واحذف الباقي.',
    },
    fields: [],
  },
  NOT_ALLOWED: {
    name: { en: 'Not allowed on the marketplace', ar: 'غير مسموح به في الموقع' },
    advice: {
      en: 'Only cars that may be sold in Qatar can be listed. The terms of service say which.',
      ar: 'لا تُعرض إلا السيارات التي يجوز بيعها في قطر، والشروط تبيّن ذلك.',
    },
    fields: [],
  },
  REVIEW_REQUIRED: {
    name: { en: 'Review required', ar: 'الإعلان بحاجة إلى مراجعة' },
    advice: {
      en: 'Check the details, photos and documents, and submit the listing again.',
      ar: 'راجع البيانات والصور والمستندات ثم أرسل الإعلان من جديد.',
    },
    fields: [],
  },
  CONTENT_REVIEW: {
    name: { en: 'Content review', ar: 'مراجعة المحتوى' },
    advice: {
      en: 'The listing was public and was taken down after a review. Check it and submit it again.',
      ar: 'كان الإعلان منشورًا وأُزيل بعد مراجعة محتواه. راجعه ثم أرسله من جديد.',
    },
    fields: [],
  },
} as const satisfies Record<ListingReasonCode, ListingReason>

/** Why a number plate is refused. */
const plateReasons = {
  NOT_OWNED: {
    name: { en: 'Ownership is not clear', ar: 'ملكية اللوحة غير واضحة' },
    advice: {
      en: 'Only a plate that is registered in your name can be offered. Write to us with a proof.',
      ar: 'لا تُعرض إلا لوحة مسجلة باسمك. راسلنا مع ما يثبت ذلك.',
    },
  },
  NUMBER_TAKEN: {
    name: { en: 'Another plate with this number was approved', ar: 'اعتُمدت لوحة أخرى بهذا الرقم' },
    advice: {
      en: 'A number is shown once at a time. If the plate is registered in your name, appeal and write how we can check that.',
      ar: 'يُعرض الرقم الواحد مرة واحدة في الوقت نفسه. إن كانت اللوحة مسجلة باسمك فاعترض واكتب لنا كيف نتحقق من ذلك.',
    },
  },
  WRONG_NUMBER: {
    name: { en: 'The number does not exist', ar: 'الرقم غير موجود' },
    advice: {
      en: 'Check the digits and the series, and list the plate anew.',
      ar: 'تحقق من الأرقام والحرف ثم اعرض اللوحة من جديد.',
    },
  },
  WRONG_PRICE: {
    name: { en: 'Price is not realistic', ar: 'السعر غير واقعي' },
    advice: {
      en: 'Enter the full price in riyals that you would sell the plate for.',
      ar: 'أدخل السعر الكامل بالريال الذي تبيع به اللوحة.',
    },
  },
  DESCRIPTION_UNSUITABLE: {
    name: { en: 'Description is not suitable', ar: 'الوصف غير مناسب' },
    advice: {
      en: 'Describe the plate only: no phone numbers, links, or words that offend.',
      ar: 'اكتفِ بوصف اللوحة: من دون أرقام هواتف أو روابط أو ألفاظ مسيئة.',
    },
  },
  REVIEW_REQUIRED: {
    name: { en: 'Review required', ar: 'اللوحة بحاجة إلى مراجعة' },
    advice: {
      en: 'Check the number, price and description, and save the plate again.',
      ar: 'راجع الرقم والسعر والوصف ثم احفظ اللوحة من جديد.',
    },
  },
  CONTENT_REVIEW: {
    name: { en: 'Content review', ar: 'مراجعة المحتوى' },
    advice: {
      en: 'The plate was public and was taken down after a review.',
      ar: 'كانت اللوحة منشورة وأُزيلت بعد مراجعة محتواها.',
    },
  },
} as const satisfies Record<PlateReasonCode, Reason>

/** Why a dealership is not verified, or no longer. */
export const applicationReasons = {
  DOCUMENTS_UNREADABLE: {
    name: { en: 'Documents cannot be read', ar: 'المستندات غير مقروءة' },
    advice: {
      en: 'Upload sharp, complete copies. A PDF from the ministry’s portal is best.',
      ar: 'ارفع نسخًا واضحة وكاملة، ويفضَّل ملف PDF من بوابة الوزارة.',
    },
  },
  DOCUMENTS_EXPIRED: {
    name: { en: 'A document has expired', ar: 'أحد المستندات منتهي الصلاحية' },
    advice: {
      en: 'Renew the document and upload the new one.',
      ar: 'جدّد المستند وارفع النسخة الجديدة.',
    },
  },
  DOCUMENTS_MISMATCH: {
    name: { en: 'Documents and details differ', ar: 'المستندات لا تطابق البيانات' },
    advice: {
      en: 'The business name and the contact person must be those on the documents.',
      ar: 'يجب أن يطابق اسم النشاط واسم المسؤول ما في المستندات.',
    },
  },
  CONTACT_UNREACHABLE: {
    name: { en: 'We could not reach you', ar: 'تعذّر التواصل معك' },
    advice: {
      en: 'Check the phone number and the email address of the business.',
      ar: 'تحقق من رقم هاتف النشاط وبريده الإلكتروني.',
    },
  },
  NOT_A_DEALERSHIP: {
    name: { en: 'The licence is not for selling cars', ar: 'الرخصة ليست لبيع السيارات' },
    advice: {
      en: 'The trade licence must name the sale of cars as an activity.',
      ar: 'يجب أن تتضمن الرخصة التجارية نشاط بيع السيارات.',
    },
  },
  INCOMPLETE: {
    name: { en: 'Information is missing', ar: 'معلومات ناقصة' },
    advice: {
      en: 'Complete the application and submit it again.',
      ar: 'أكمل الطلب ثم أرسله من جديد.',
    },
  },
  RULES_BROKEN: {
    name: { en: 'Marketplace rules were broken', ar: 'مخالفة قواعد الموقع' },
    advice: {
      en: 'Read the terms of service, put things right, and apply again.',
      ar: 'اقرأ شروط الخدمة وصحّح الوضع ثم قدّم طلبًا جديدًا.',
    },
  },
} as const satisfies Record<ApplicationReasonCode, Reason>

/** Why a review of a dealership, or the dealership's answer, is not published. */
const dealerReviewReasons = {
  OFFENSIVE: {
    name: { en: 'Words that offend', ar: 'ألفاظ مسيئة' },
    advice: {
      en: 'Say what happened without insults. In Qatar an insult in public is an offence.',
      ar: 'اذكر ما حدث دون إساءة، فالسب العلني جريمة في قطر.',
    },
  },
  ACCUSATION: {
    name: { en: 'Accuses somebody of an offence', ar: 'اتهام بارتكاب مخالفة أو جريمة' },
    advice: {
      en: 'Tell what you experienced yourself. Whether it was an offence is for a court to say.',
      ar: 'اكتب تجربتك أنت، أما الحكم بأنها جريمة فهو للقضاء.',
    },
  },
  PERSONAL_DATA: {
    name: { en: 'Names a person or their data', ar: 'ذكر شخص أو بياناته' },
    advice: {
      en: 'Write about the dealership, without names of people, numbers or plates.',
      ar: 'اكتب عن المعرض دون أسماء أشخاص أو أرقام أو لوحات.',
    },
  },
  OFF_TOPIC: {
    name: { en: 'Not about dealing with this dealership', ar: 'لا يتعلق بالتعامل مع هذا المعرض' },
    advice: {
      en: 'Write about the car, the answers and the price as you found them.',
      ar: 'اكتب عن السيارة والرد والسعر كما وجدتها.',
    },
  },
  ADVERTISING: {
    name: { en: 'Advertises something', ar: 'دعاية' },
    advice: {
      en: 'Leave out offers, addresses and other businesses.',
      ar: 'احذف العروض والعناوين وأسماء الجهات الأخرى.',
    },
  },
  NOT_GENUINE: {
    name: { en: 'Does not seem to come from a buyer', ar: 'لا يبدو صادرًا عن مشترٍ' },
    advice: {
      en: 'Write to us if you did deal with this dealership.',
      ar: 'راسلنا إن كنت قد تعاملت مع هذا المعرض فعلًا.',
    },
  },
} as const satisfies Record<DealerReviewReasonCode, Reason>

/** Why an account is suspended. */
export const suspensionReasons = {
  FRAUD: {
    name: { en: 'Suspected fraud', ar: 'اشتباه في احتيال' },
    advice: {
      en: 'Write to us from your registered email address if this is a mistake.',
      ar: 'راسلنا من بريدك المسجل إن كان في الأمر خطأ.',
    },
  },
  FAKE_LISTINGS: {
    name: { en: 'Listings that are not real', ar: 'إعلانات غير حقيقية' },
    advice: {
      en: 'Write to us with proof that what you offered is yours.',
      ar: 'راسلنا مع ما يثبت ملكيتك لما عرضته.',
    },
  },
  SPAM: {
    name: { en: 'Unwanted messages', ar: 'رسائل مزعجة' },
    advice: {
      en: 'Write to us before you use the marketplace again.',
      ar: 'راسلنا قبل استخدام الموقع مرة أخرى.',
    },
  },
  ABUSE: {
    name: { en: 'Abusive behaviour', ar: 'سلوك مسيء' },
    advice: {
      en: 'Write to us if you think that this is a mistake.',
      ar: 'راسلنا إن كنت ترى أن في الأمر خطأ.',
    },
  },
  IMPERSONATION: {
    name: { en: 'Passing for somebody else', ar: 'انتحال شخصية' },
    advice: {
      en: 'Write to us with a proof of who you are.',
      ar: 'راسلنا مع ما يثبت هويتك.',
    },
  },
  SAFETY: {
    name: { en: 'To protect the account', ar: 'لحماية الحساب' },
    advice: {
      en: 'Somebody else may have used your account. Write to us to have it back.',
      ar: 'ربما استخدم شخص آخر حسابك. راسلنا لاستعادته.',
    },
  },
} as const satisfies Record<SuspensionReasonCode, Reason>

/** The reasons of each thing that is moderated. */
export const reasonsOf = {
  listing: listingReasons,
  plate: plateReasons,
  application: applicationReasons,
  dealerReview: dealerReviewReasons,
  user: suspensionReasons,
} as const
export type ModeratedKind = keyof typeof reasonsOf
