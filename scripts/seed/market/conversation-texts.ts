import type { LeadSide } from '#shared/schemas/lead.ts'

/** A message and how many minutes after the one before it came. */
type Line = readonly [from: LeadSide, minutes: number, text: string]

/** A conversation: what the buyer wrote first, what followed, and what the seller made of it. */
export type Script = {
  opening: string
  lines?: readonly Line[]
  /** The outcome that the seller sets, and how many minutes later. */
  outcome?: readonly ['CONTACTED' | 'CLOSED', minutes: number]
  /** The seller's own note. */
  note?: string
}

const hour = 60
const day = 24 * hour

/** The conversations of the demo account `seller`, newest first; the second is with `buyer`. */
export const sellerConversations = {
  new: { opening: 'السلام عليكم، هل السيارة ما زالت متوفرة؟ وهل أستطيع معاينتها غدًا بعد المغرب؟' },
  withBuyer: {
    opening: 'Hello, I like your car. Is there some room on the price, and do you have the service invoices?',
    lines: [
      [
        'seller',
        38,
        'Hello Layla, whatever invoices I have are in the car. There is a little room for somebody who comes to see it.',
      ],
      [
        'buyer',
        2 * hour,
        'Good to hear. Would Saturday at five suit you? I would like a Fahes check before I decide.',
      ],
      [
        'seller',
        55,
        'Saturday at five is fine. We can meet at the Fahes station in Al Wakrah, then you see the result at once.',
      ],
    ],
    note: 'Layla, Saturday at five, Fahes in Al Wakrah.',
  },
  closed: {
    opening: 'مساء الخير، هل يمكن أن نلتقي في الوكرة لمعاينة السيارة؟',
    lines: [
      ['seller', 95, 'مساء النور، أنا في الدوحة، ويمكننا أن نلتقي في منتصف الطريق.'],
      ['buyer', 4 * hour, 'شكرًا لك، لكنني وجدت سيارة أقرب إليّ.'],
    ],
    outcome: ['CLOSED', 30],
    note: 'المشتري وجد سيارة أخرى.',
  },
} as const satisfies Record<string, Script>

/** The conversations of the demo account `dealer`, by what is to be seen in them. */
export const dealerConversations = {
  newToday: { opening: 'Hello, is this one still here? I could come tomorrow between five and seven.' },
  newEarlier: {
    opening: 'السلام عليكم، هل السعر قابل للتفاوض إذا كان الدفع بتحويل بنكي هذا الأسبوع؟',
  },
  newYesterday: { opening: 'Would you take my 2017 Pajero in part exchange? 140,000 km, one owner.' },
  withBuyer: {
    opening:
      'Hello, I am looking for a car for the school run and weekends. Could I test drive this one on Thursday?',
    lines: [
      [
        'seller',
        17,
        'Hello Layla, Thursday is fine. Shall we say half past five? It will be washed and ready.',
      ],
      ['buyer', hour, 'Half past five works. I would also like an independent check before I decide.'],
      ['seller', 20, 'Of course. There is a Fahes station ten minutes from us; we drive there together.'],
      ['seller', 1, 'I have put your name on the car until Thursday evening.'],
    ],
  },
  waitsForDealer: {
    opening: 'مرحبًا، هل توجد لديكم فواتير الصيانة؟',
    lines: [
      ['seller', 64, 'مرحبًا بك، الفواتير المتوفرة كلها داخل السيارة، ويمكننا إرسال صورها إن أردت.'],
      ['buyer', 3 * hour, 'نعم أرسلوها لو سمحتم، وإن كانت كاملة مررت بكم غدًا بعد العصر.'],
    ],
  },
  byPhone: {
    opening: 'Please call me, I would rather talk than write.',
    outcome: ['CONTACTED', 35],
    note: 'Called back. Viewing on Thursday, with a brother who knows cars.',
  },
  sold: {
    opening: 'السلام عليكم، أعجبتني السيارة. متى أستطيع معاينتها؟',
    lines: [
      ['seller', 12, 'وعليكم السلام، اليوم حتى التاسعة مساءً أو غدًا من العاشرة صباحًا.'],
      ['buyer', 50, 'غدًا الساعة الحادية عشرة إن شاء الله.'],
      ['seller', day, 'مبروك عليك السيارة، ونحن في خدمتك متى احتجت إلينا.'],
    ],
    outcome: ['CLOSED', 10],
    note: 'تم البيع، ونُقلت الملكية عبر مطراش.',
  },
  notAgreed: {
    opening: 'What is the lowest you would go? I saw a similar one for less.',
    lines: [
      [
        'seller',
        150,
        'The price already takes the mileage into account. We can add a full service and new tyres.',
      ],
      ['buyer', 5 * hour, 'Thank you, but it is above what I can spend.'],
    ],
    outcome: ['CLOSED', 20],
    note: 'Above the budget. Call again if the price drops.',
  },
} as const satisfies Record<string, Script>

/** The third conversation of `buyer`, with a showroom; everything in it has been read. */
export const buyerConversation: Script = {
  opening: 'السلام عليكم، هل جُرّبت السيارة على الرمل هذا الموسم؟ أحتاج إليها لرحلات العائلة.',
  lines: [
    ['seller', 40, 'وعليكم السلام، جربناها في سيلين قبل أن نعرضها، ونرحب بك لتجربتها معنا.'],
    ['buyer', 90, 'ممتاز، سأزوركم نهاية الأسبوع إن شاء الله.'],
    ['seller', 25, 'حياك الله، نفتح يوم الجمعة من الرابعة عصرًا.'],
  ],
}

/** Questions that every showroom is asked, and the answers. */
export const shortConversation: readonly (readonly [question: string, answer: string])[] = [
  [
    'Hello, is it still available?',
    'Yes, it is here in the showroom. You are welcome any day until nine in the evening.',
  ],
  [
    'Can I bring my own mechanic?',
    'Of course, or take it to the garage you trust. Just tell us a day before.',
  ],
  [
    'What would be the price by bank transfer this week?',
    'Come and see it first, then we talk. We will find a price that suits us both.',
  ],
  [
    'Do you take another car in part exchange?',
    'Yes. Send us make, year and mileage, and we give you a figure before you come.',
  ],
  [
    'Is finance possible with a residence permit?',
    'Yes, through two banks. A salary certificate and your ID are enough for a first answer.',
  ],
  ['Could you send me a few more photos of the interior?', 'Just taken, I am sending them to your WhatsApp.'],
  [
    'Has any panel been painted?',
    'We measured every panel; you can see the readings here before you decide.',
  ],
  ['Could I see it on Friday afternoon?', 'We open at four on Fridays. I have noted your name.'],
  [
    'السلام عليكم، هل السيارة ما زالت موجودة؟',
    'وعليكم السلام، موجودة في المعرض، وأهلًا بك في أي يوم حتى التاسعة مساءً.',
  ],
  ['هل أستطيع فحصها في الكراج الذي أتعامل معه؟', 'أكيد، يكفي إخبارنا قبلها بيوم لنجهزها لك.'],
  ['كم آخر سعر إذا كان الدفع بتحويل بنكي هذا الأسبوع؟', 'نفضّل معاينة السيارة أولًا، وإن شاء الله نتفق.'],
  ['هل تقبلون سيارتي وأدفع الفرق؟', 'نعم، يكفينا النوع وسنة الصنع والعداد لنعطيك سعرًا مبدئيًا.'],
  ['هل التمويل متاح للمقيمين؟', 'نعم عن طريق بنكين، وتكفي شهادة الراتب والبطاقة الشخصية لرد مبدئي.'],
  ['ممكن صور إضافية للداخلية؟', 'صوّرتها الآن، وسأرسلها لك على الواتساب.'],
  ['متى تنتهي الاستمارة؟', 'نجددها قبل التسليم، وتكون لك سنة كاملة.'],
  ['هل أستطيع معاينتها عصر الجمعة؟', 'نفتح يوم الجمعة من الرابعة، وسجلت اسمك.'],
]

/** Messages about number plates: to the demo accounts `seller` and `dealer`, and to `dealer` from `buyer`. */
export const plateConversations = {
  seller: {
    opening: 'السلام عليكم، هل تقبل تحويلًا بنكيًا اليوم بأقل من السعر المعروض بقليل؟',
  },
  sellerReserved: {
    opening: 'Good evening, is the number in your name, and when could we do the transfer?',
    lines: [
      ['seller', 70, 'Good evening. It is in my name, and any morning at the traffic department suits me.'],
      ['buyer', 3 * hour, 'Then please keep it for me, I bring the cheque next week.'],
    ],
    outcome: ['CONTACTED', 15],
    note: 'Promised. The cheque comes next week.',
  },
  dealer: { opening: 'هل يُباع الرقم وحده، أم مع سيارة من المعرض فقط؟' },
  withBuyer: {
    opening: 'Hello, is this number still free? How do you do the payment and the transfer?',
    lines: [
      [
        'seller',
        22,
        'Hello Layla, it is. Bank transfer or manager’s cheque, then we go to the traffic department together.',
      ],
      ['buyer', hour, 'Thank you. I will think it over and come back to you on Sunday.'],
    ],
  },
} as const satisfies Record<string, Script>
