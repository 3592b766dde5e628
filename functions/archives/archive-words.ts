import type { Label, Language } from '#shared/constants/market.ts'

const both = (en: string, ar: string): Label => ({ en, ar })

/** The parts of an export that the pages show, in their order. */
export const sections = {
  profile: both('Your account', 'حسابك'),
  storefront: both('Your dealership’s page', 'صفحة معرضك'),
  application: both('Your application for verification', 'طلب توثيق معرضك'),
  applicationAsSent: both('Your application as you last sent it', 'طلب توثيق معرضك كما أرسلته آخر مرة'),
  consents: both('What you agreed to', 'موافقاتك'),
  sessions: both('Where you are signed in', 'الأجهزة المسجَّل الدخول منها'),
  passkeys: both('Your passkeys', 'مفاتيح المرور'),
  devices: both('Devices you have used', 'الأجهزة التي استخدمتها'),
  listings: both('Your cars', 'سياراتك'),
  plates: both('Your number plates', 'أرقام لوحاتك'),
  leads: both('Your conversations', 'محادثاتك'),
  notifications: both('Your notifications', 'إشعاراتك'),
  savedSearches: both('Your saved searches', 'عمليات البحث المحفوظة'),
  favorites: both('Saved cars', 'السيارات المحفوظة'),
  favoritePlates: both('Saved number plates', 'اللوحات المحفوظة'),
  replyTemplates: both('Your ready answers', 'ردودك الجاهزة'),
  stockImports: both('Your stock files', 'ملفات مخزونك'),
  stockFeed: both('Your stock feed', 'رابط مخزونك'),
  reports: both('Your reports', 'بلاغاتك'),
  appeals: both('Your appeals', 'اعتراضاتك'),
}

/** The fields that the pages show, by their names in the export. */
export const fields = {
  username: both('Username', 'اسم المستخدم'),
  firstName: both('First name', 'الاسم الأول'),
  lastName: both('Last name', 'اسم العائلة'),
  companyName: both('Company', 'الشركة'),
  businessName: both('Company', 'الشركة'),
  email: both('Email', 'البريد الإلكتروني'),
  pendingEmail: both('New email, not confirmed', 'بريد جديد لم يؤكَّد'),
  phoneNumber: both('Phone', 'الهاتف'),
  city: both('City', 'المدينة'),
  role: both('Kind of account', 'نوع الحساب'),
  createdAt: both('Created', 'أُنشئ في'),
  updatedAt: both('Changed', 'عُدّل في'),
  kind: both('About', 'بخصوص'),
  given: both('Agreed', 'موافقة'),
  version: both('Version of the text', 'نسخة النص'),
  at: both('When', 'متى'),
  browser: both('Browser', 'المتصفح'),
  system: both('System', 'النظام'),
  startedAt: both('Signed in', 'سُجّل الدخول في'),
  lastUsedAt: both('Last used', 'آخر استخدام'),
  seenAt: both('Last used', 'آخر استخدام'),
  name: both('Name', 'الاسم'),
  title: both('Title', 'العنوان'),
  make: both('Make', 'الماركة'),
  model: both('Model', 'الموديل'),
  year: both('Year', 'السنة'),
  mileage: both('Kilometres', 'الممشى (كم)'),
  price: both('Price in QAR', 'السعر بالريال القطري'),
  priceQAR: both('Price in QAR', 'السعر بالريال القطري'),
  vin: both('Chassis number', 'رقم الشاصي'),
  description: both('Description', 'الوصف'),
  secondDescription: both('Description in the other language', 'الوصف باللغة الأخرى'),
  status: both('Status', 'الحالة'),
  availability: both('Availability', 'التوفر'),
  rejectionReason: both('Reason of the refusal', 'سبب الرفض'),
  plateNumber: both('Number', 'الرقم'),
  number: both('Number', 'الرقم'),
  listingTitle: both('Car', 'السيارة'),
  buyerName: both('Name of the buyer', 'اسم المشتري'),
  buyerPhone: both('Phone of the buyer', 'هاتف المشتري'),
  buyerEmail: both('Email of the buyer', 'بريد المشتري'),
  message: both('Message', 'الرسالة'),
  text: both('Text', 'النص'),
  note: both('Note', 'ملاحظة'),
  reason: both('Reason', 'السبب'),
  details: both('Details', 'التفاصيل'),
  answer: both('Answer', 'الجواب'),
  savedAt: both('Saved', 'حُفظ في'),
  listingId: both('Number of the listing', 'رقم الإعلان'),
  plateId: both('Number of the listing', 'رقم الإعلان'),
  fileName: both('File', 'الملف'),
  address: both('Address', 'العنوان'),
  website: both('Website', 'الموقع الإلكتروني'),
}

/** Values that are the same for everybody. */
export const values = {
  true: both('Yes', 'نعم'),
  false: both('No', 'لا'),
  PRIVATE: both('Private person', 'فرد'),
  SELLER_DEALERSHIP: both('Dealership', 'معرض'),
  PLATFORM_ADMIN: both('Admin', 'مشرف'),
  DRAFT: both('Draft', 'مسودة'),
  PENDING: both('In review', 'قيد المراجعة'),
  APPROVED: both('Approved', 'مقبول'),
  REJECTED: both('Refused', 'مرفوض'),
  AVAILABLE: both('Available', 'متاح'),
  RESERVED: both('Reserved', 'محجوز'),
  SOLD: both('Sold', 'مباع'),
  PAUSED: both('Paused', 'متوقف مؤقتًا'),
  terms: both('Terms and privacy policy', 'الشروط وسياسة الخصوصية'),
  'email.leads': both('Mail about contact requests and messages', 'بريد عن طلبات التواصل والرسائل'),
  'email.decisions': both('Mail about decisions on listings', 'بريد عن القرارات بشأن الإعلانات'),
  'email.savedSearches': both('Mail about saved searches', 'بريد عن عمليات البحث المحفوظة'),
  'email.favorites': both('Mail about saved cars', 'بريد عن السيارات المحفوظة'),
  'sms.leads': both('Text messages about contact requests', 'رسائل نصية عن طلبات التواصل'),
  searchAlerts: both('Alerts of a saved search', 'تنبيهات بحث محفوظ'),
}

type ArchiveWords = {
  title: string
  made: (date: string) => string
  files: (count: number) => string
  leftOut: (count: number) => string
  part: (number: number) => string
  check: string
  howToCheck: string
  private: string
}

/** The texts of the first page. */
export const archiveWords: Record<Language, ArchiveWords> = {
  en: {
    title: 'Your data at Sayara',
    made: (date) => `Made on ${date}.`,
    files: (count) => `Photos and documents in this archive: ${count}.`,
    leftOut: (count) =>
      `Not in it, because they did not fit or are gone: ${count}. Photos of your cars are on their own pages.`,
    part: (number) => `Part ${number}`,
    check: 'Is it complete and unchanged?',
    howToCheck:
      'Everybody can check it with these commands, in the folder of this file. The first fetches our public key, the second checks our signature, the third checks every file.',
    private: 'This archive may hold your ID card. Keep it where nobody else can read it.',
  },
  ar: {
    title: 'بياناتك في موقع سيارة',
    made: (date) => `أُعدّ في ${date}.`,
    files: (count) => `عدد الصور والمستندات في هذا الأرشيف: ${count}.`,
    leftOut: (count) =>
      `لم يُضف لضيق المساحة أو لأنه لم يعد موجودًا: ${count}. صور سياراتك تجدها في صفحات إعلاناتها.`,
    part: (number) => `الجزء ${number}`,
    check: 'هل هو كامل ولم يُغيَّر؟',
    howToCheck:
      'يمكن لأي شخص التحقق بهذه الأوامر من داخل مجلد هذا الملف: الأول يجلب مفتاحنا العام، والثاني يتحقق من توقيعنا، والثالث يتحقق من كل ملف.',
    private: 'قد يضم هذا الأرشيف صورة بطاقتك الشخصية، فاحفظه حيث لا يصل إليه غيرك.',
  },
}
