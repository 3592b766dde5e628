import { useEffect, useState } from 'react'

/** Gives a moment of rest, in milliseconds, from `begin` on: the second press of a double one must not meet what came up since. */
export const useRest = (milliseconds: number): { isResting: boolean; begin: () => void } => {
  const [begun, setBegun] = useState(0)
  useEffect(() => {
    if (begun === 0) return
    const timer = setTimeout(() => setBegun(0), milliseconds)
    return () => clearTimeout(timer)
  }, [begun, milliseconds])
  return { isResting: begun > 0, begin: () => setBegun((times) => times + 1) }
}
