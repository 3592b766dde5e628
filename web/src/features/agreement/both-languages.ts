import { inBothLanguages, loadInBothLanguages } from '#web/i18n/both-languages.ts'

export type { Pair } from '#web/i18n/both-languages.ts'

/** Fetches the agreement's words in both languages; what shows the paper waits for it. */
export const loadBothLanguages = () => loadInBothLanguages('agreement')

/** The agreement's words in both languages at once, which must be loaded; `both` has those that stand as they are. */
export const bothLanguages = () => inBothLanguages('agreement')
