/** So many of something at once, first come first served. */
export const createSlots = (count: number) => {
  let free = count
  const waiting: { wanted: number; begin: () => void }[] = []
  const serve = () => {
    while (waiting[0] && waiting[0].wanted <= free) {
      const { wanted, begin } = waiting.shift()!
      free -= wanted
      begin()
    }
  }
  return {
    /** Runs `act` once `wanted` (at most all) are free, and gives them back afterwards. */
    with: async <T>(wanted: number, act: () => Promise<T>): Promise<T> => {
      await new Promise<void>((begin) => {
        waiting.push({ wanted: Math.min(wanted, count), begin })
        serve()
      })
      try {
        return await act()
      } finally {
        free += Math.min(wanted, count)
        serve()
      }
    },
  }
}
export type Slots = ReturnType<typeof createSlots>
