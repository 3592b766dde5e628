/** The languages of the site, of its mail and of its pictures; the first is the one for who speaks neither. */
export const languages = ['en', 'ar'] as const
export type Language = (typeof languages)[number]
