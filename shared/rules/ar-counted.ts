const plural = new Intl.PluralRules('ar')

type Forms = Readonly<Record<Intl.LDMLPluralRule, string>>

/** A counted noun in Arabic: `#` is the number. */
export const counted = (count: number, forms: Forms): string =>
  forms[plural.select(count)].replace('#', String(count))
