/** A stored number (`+` and digits) as people read it: `+974 3312 3456`, `+971 50 123 4567`. Others stay as they are. */
export const readablePhone = (number: string): string =>
  number
    .replace(/^(\+974|\+965|\+973|\+968)(\d{4})(\d{4})$/, '$1 $2 $3')
    .replace(/^(\+971|\+966)(\d{2})(\d{3})(\d{4})$/, '$1 $2 $3 $4')
