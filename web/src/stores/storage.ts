/** The value stored under `key`, or null; null too where storage is blocked. */
export const readStored = (key: string): string | null => {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Keeps `value` under `key`, or forgets the key for null. Where storage is blocked the choice lasts until reload. */
export const writeStored = (key: string, value: string | null): void => {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // Private windows of some browsers refuse; nothing depends on it.
  }
}
