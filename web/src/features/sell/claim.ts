const held = new Map<string, () => void>()

/**
 * Takes a name for this tab alone, as long as the tab lives or until it is given back: two wizards never write to one
 * place. False when another tab has it. A browser without locks gives it to everybody.
 */
export const claim = async (name: string): Promise<boolean> => {
  if (held.has(name)) return true
  const { locks } = navigator as { locks?: LockManager }
  if (!locks) return true
  return new Promise((resolve) => {
    const hold = (lock: Lock | null) => {
      resolve(lock !== null)
      return lock && new Promise<void>((giveBack) => held.set(name, giveBack))
    }
    locks.request(name, { ifAvailable: true }, hold).catch(() => resolve(true))
  })
}

/** Gives a name back, for whichever tab wants it next. */
export const release = (name: string): void => {
  held.get(name)?.()
  held.delete(name)
}
