import type { Words } from '#shared/reference/words.ts'

/**
 * The product's name where it stands alone: the sender of mail, the name of the site in letters and shared links, the title of
 * the API. Sentences with it are in the words of `web/src/i18n`, `functions/mail` and `functions/page-text`. Names of resources at
 * AWS, of metrics and of the cookie stay when it changes: nobody sees them, and another name would make new ones.
 */
export const productName = { en: 'Sayara', ar: 'سيارة' } as const satisfies Words
