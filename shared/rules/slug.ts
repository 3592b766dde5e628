/** Words as part of an address: ASCII letters and digits joined by dashes; what has no ASCII form is left out. */
export const toSlug = (parts: readonly (string | number)[]): string =>
  parts
    .map(String)
    .join(' ')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 120)
    .replace(/-$/, '')
