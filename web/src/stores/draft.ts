import { currentPerson, forgetTyped, keepTyped, readTyped } from './person.ts'

// Unsent input, kept for this tab and for who typed it: a dropped connection or a lost session loses nothing, a reload only names, addresses
// and numbers, which the account or the browser itself fills in again.

/** The storage of a form's input until it is sent. */
export type Draft<Values extends object> = {
  read: () => Partial<Values> | null
  keep: (values: Partial<Values>) => void
  forget: () => void
}

/**
 * The draft of a form, kept under `key` for this tab, without the fields named in `without`, such as passwords. It belongs to the
 * person who is here when it is made, also when their session is lost before they send it.
 */
export const tabDraft = <Values extends object>(
  key: string,
  without: readonly (keyof Values)[] = [],
): Draft<Values> => {
  const [owner, since] = [currentPerson(), Date.now()]
  return {
    read: () => readTyped(key) as Partial<Values> | null,
    keep: (values) => {
      const kept = { ...values }
      for (const name of without) delete kept[name]
      keepTyped(key, kept, { owner, since })
    },
    forget: () => forgetTyped(key, [owner, currentPerson()]),
  }
}
