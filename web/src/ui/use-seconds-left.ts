import { useEffect, useState } from 'react'

/** Counts down by the second from a number: the seconds left, and a function that restarts it with a number of them. */
export const useSecondsLeft = (first = 0): [left: number, start: (seconds: number) => void] => {
  const [end, setEnd] = useState(() => (first ? Date.now() + first * 1000 : 0))
  const [left, setLeft] = useState(first)
  useEffect(() => {
    // By the clock, not by counting ticks: a phone that slept wakes up with the time gone by.
    const update = () => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000)))
    update()
    const timer = setInterval(update, 1000)
    return () => clearInterval(timer)
  }, [end])
  return [left, (seconds) => setEnd(Date.now() + seconds * 1000)]
}
