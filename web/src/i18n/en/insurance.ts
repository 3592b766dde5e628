import type { Messages } from '../messages.ts'

export default {
  title: 'Car insurance in Qatar',
  description:
    'Insurance companies for cars in Qatar, what they cover and how to reach them, with five tips.',
  text: 'Who insures cars here, for what, and how to reach them. Compare before you buy, not after.',
  providers: 'Insurance companies',
  empty: 'No insurance companies yet',

  tips: 'Five things worth knowing',
  'category.coverage': 'Coverage',
  'category.newBuyer': 'New buyer',
  'category.claims': 'Claims',

  'tip.kinds': 'Third party or comprehensive',
  'tip.kindsText':
    'Third-party cover is what the law asks for, and it pays only for the harm you do to others. Comprehensive cover pays for your own car too: take it whenever you could not replace the car from your savings.',
  'tip.repair': 'Ask where it will be repaired',
  'tip.repairText':
    'Agency repair keeps the car’s value but usually ends with a certain age. Ask up to which year it lasts, which garage comes after, and what you pay yourself for each claim (the excess).',
  'tip.before': 'Have the policy ready before the transfer',
  'tip.beforeText':
    'A car is not registered without valid insurance, and the seller’s policy does not become yours. Get quotes while you still negotiate, so that the transfer does not have to wait.',
  'tip.compare': 'Compare the same thing',
  'tip.compareText':
    'Ask each company for the same insured value, the same excess and the same drivers. Then look at the rest: driving in the other GCC countries, the desert, flood, a replacement car.',
  'tip.accident': 'After an accident',
  'tip.accidentText':
    'Call 999 if anybody is hurt. Take photos, report a minor accident in Metrash, and keep the police report: without it no insurer pays. Do not have anything repaired before the company has seen the damage.',
} as const satisfies Messages
