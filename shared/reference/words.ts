/** What a value is called on the screen, in both languages. */
export type Words = { en: string; ar: string }

/** Also what else buyers type for it, in either script: slang, other spellings, the feminine of a colour. */
export type SearchWords = Words & { synonyms: readonly string[] }
