import { pluralOf } from './plural.ts'

type Forms = Readonly<Record<Intl.LDMLPluralRule, string>>

/** A counted noun in Arabic: `#` is the number. */
export const counted = (count: number, forms: Forms): string =>
  forms[pluralOf(count, 'ar')].replace('#', String(count))
