import { useEffect, useState } from 'react'

/** The time in milliseconds, read again every so often (ms): for words that say how long ago something was. */
export const useNow = (every: number): number => {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), every)
    return () => clearInterval(timer)
  }, [every])
  return now
}
