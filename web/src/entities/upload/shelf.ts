import type { Turns } from './turn-geometry.ts'

/** What a queue of uploads holds beside what is shown of it: the files themselves, and what is under way. */
export const newShelf = () => {
  const files = new Map<string, Blob>()
  const turns = new Map<string, Turns>()
  const running = new Map<string, AbortController>()
  const shown = new Set<string>()
  return {
    files,
    /** How often each photo is still to be turned. */
    turns,
    running,
    /** An address that an `<img>` can show, or null for what is no picture. */
    show: (file: Blob): string | null => {
      if (!file.type.startsWith('image/')) return null
      const address = URL.createObjectURL(file)
      shown.add(address)
      return address
    },
    stop: (key: string): void => {
      running.get(key)?.abort()
      running.delete(key)
    },
    /** Stops all and forgets all pictures. What was removed can be brought back until then. */
    clear: (): void => {
      for (const controller of running.values()) controller.abort()
      running.clear()
      for (const address of shown) URL.revokeObjectURL(address)
      shown.clear()
    },
  }
}
