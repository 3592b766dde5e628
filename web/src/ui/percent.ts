/** A share as a length of CSS: `percent(0.5)` is `50%`. */
export const percent = (share: number): string => `${share * 100}%`
