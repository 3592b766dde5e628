import { readStored, writeStored } from './storage.ts'

/** The listing ids kept under `key`, at most `most`; anything else in the stored text is ignored. */
export const readIds = (key: string, most: number): readonly string[] =>
  readStored(key)
    ?.match(/lst_[0-9A-Z]{26}/g)
    ?.slice(0, most) ?? []

/** Keeps the ids under `key`; with none it forgets the key. */
export const writeIds = (key: string, ids: readonly string[]): void =>
  writeStored(key, ids.length > 0 ? ids.join() : null)

/** Calls `then` when another tab has changed the value under `key`: cars are often opened in tabs of their own. */
export const onIdsElsewhere = (key: string, then: () => void): void => {
  if (typeof window === 'undefined') return
  window.addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) then()
  })
}
