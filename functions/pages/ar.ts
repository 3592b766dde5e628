import type { PageWords, PlateFacts } from '#functions/pages/words.ts'

const title = ({ name, price, availability }: PlateFacts): string =>
  ({
    AVAILABLE: `${name} بسعر ${price}`,
    RESERVED: `${name} بسعر ${price} (محجوزة)`,
    SOLD: `${name} (بيعت)`,
    PAUSED: name,
  })[availability]

const offered = { AVAILABLE: 'للبيع', RESERVED: 'محجوزة', SOLD: 'بيعت', PAUSED: 'غير معروضة حاليًا' }

export const ar: PageWords = {
  brand: 'سيارة',
  direction: 'rtl',
  locale: 'ar_AR',
  // Western digits, as on the site.
  price: (riyals) => `${riyals.toLocaleString('ar-QA-u-nu-latn', { maximumFractionDigits: 0 })} ر.ق`,
  plate: (facts) => ({
    title: title(facts),
    description:
      [`لوحة سيارة قطرية في ${facts.place}، ${offered[facts.availability]}`, ...facts.tags].join(' · ') + '.',
  }),
  open: 'شاهدها على موقع سيارة',
  gone: {
    title: 'هذه اللوحة غير معروضة',
    description: 'ربما بيعت أو سُحب إعلانها. تجد لوحات أخرى معروضة للبيع.',
  },
}
