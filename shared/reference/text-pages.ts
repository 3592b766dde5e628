/** Pages of words that are the same for everybody, named as in their address: `/safety-tips`. */
export const textPages = [
  'sell',
  'insurance',
  'financing',
  'safety-tips',
  'contact',
  'terms-of-service',
  'privacy-policy',
] as const
export type TextPage = (typeof textPages)[number]
