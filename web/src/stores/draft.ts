// Unsent input, kept for this tab: a reload, a dropped connection or an ended session loses nothing.
// Where storage is blocked the form itself still holds it.

const prefix = 'draft:'

/** Keeps the input under `key`. */
export const keepDraft = (key: string, draft: object): void => {
  try {
    sessionStorage.setItem(prefix + key, JSON.stringify(draft))
  } catch {
    // Private windows of some browsers refuse.
  }
}

/** Forgets it once it is sent. */
export const forgetDraft = (key: string): void => {
  try {
    sessionStorage.removeItem(prefix + key)
  } catch {
    // It was never kept.
  }
}

/** The draft kept under `key` earlier in this tab, or null. */
export const readDraft = <Draft extends object>(key: string): Draft | null => {
  try {
    return JSON.parse(sessionStorage.getItem(prefix + key) ?? 'null') as Draft | null
  } catch {
    return null
  }
}

/** Deletes all drafts of this tab, when the user signs out on purpose. */
export const forgetDrafts = (): void => {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key)
  } catch {
    // It was never kept.
  }
}

/** The storage of a form's input until it is sent. */
export type Draft<Values extends object> = {
  read: () => Partial<Values> | null
  keep: (values: Values) => void
  forget: () => void
}

/** The draft of a form, kept under `key` for this tab, without the fields named in `without`, such as passwords. */
export const tabDraft = <Values extends object>(
  key: string,
  without: readonly (keyof Values)[] = [],
): Draft<Values> => ({
  read: () => readDraft<Partial<Values>>(key),
  keep: (values) => {
    const kept = { ...values }
    for (const name of without) delete kept[name]
    keepDraft(key, kept)
  },
  forget: () => forgetDraft(key),
})
