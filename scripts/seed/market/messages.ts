/** A message of the contact form, and when a member of the team answered it. */
export type PlannedMessage = {
  name: string
  subject: string
  message: string
  hoursAgo: number
  answeredHoursAgo?: number
}

/** What visitors wrote to the team of the demo. Addresses are made of the names, under a reserved domain. */
export const messages: readonly PlannedMessage[] = [
  {
    name: 'Fatima Al-Naimi',
    subject: 'كيف أنقل ملكية السيارة؟',
    message: 'اشتريت سيارة من معرض في الموقع. هل أذهب إلى إدارة المرور بنفسي أم يتولى المعرض نقل الملكية؟',
    hoursAgo: 5,
  },
  {
    name: 'Daniel Okafor',
    subject: 'Car is advertised with another mileage',
    message:
      'The seller told me 120,000 km on the phone while the page says 84,000. I did report it as well, but wanted you to know.',
    hoursAgo: 27,
  },
  {
    name: 'Priya Menon',
    subject: 'Advertising for our garage',
    message:
      'We run a garage in Al Aziziyah and inspect cars before purchase. Is there a way to be listed here?',
    hoursAgo: 51,
  },
  {
    name: 'Omar Al-Sada',
    subject: 'تغيير رقم الهاتف',
    message: 'غيّرت رقم جوالي ولا أستطيع تعديله في إعلاناتي القديمة.',
    hoursAgo: 98,
    answeredHoursAgo: 90,
  },
  {
    name: 'Grace Lim',
    subject: 'Thank you',
    message: 'Sold my Pajero in four days without a single strange call. Thank you!',
    hoursAgo: 170,
    answeredHoursAgo: 150,
  },
]
