/** Formats a stored number (`+` and digits) for reading: `+974 3312 3456`, `+971 50 123 4567`. Others stay unchanged. */
export const readablePhone = (number: string): string =>
  number
    .replace(/^(\+974|\+965|\+973|\+968)(\d{4})(\d{4})$/, '$1 $2 $3')
    .replace(/^(\+971|\+966)(\d{2})(\d{3})(\d{4})$/, '$1 $2 $3 $4')
