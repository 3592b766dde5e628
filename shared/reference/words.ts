/** What a value is called on the screen, in both languages. */
export type Words = { en: string; ar: string }
