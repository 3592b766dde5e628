import { useEffect, useState } from 'react'

/** Counts down by the second: the seconds left, and a function that starts anew with so many. */
export const useSecondsLeft = (): [left: number, start: (seconds: number) => void] => {
  const [end, setEnd] = useState(0)
  const [left, setLeft] = useState(0)
  useEffect(() => {
    // By the clock, not by counting ticks: a phone that slept wakes up with the time gone by.
    const look = () => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000)))
    look()
    const timer = setInterval(look, 1000)
    return () => clearInterval(timer)
  }, [end])
  return [left, (seconds) => setEnd(Date.now() + seconds * 1000)]
}
