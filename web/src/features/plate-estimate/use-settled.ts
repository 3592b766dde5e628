import { useEffect, useState } from 'react'

const pauseMs = 500

/** A text as it is once nobody has typed for a moment; at first at once. */
export const useSettled = (text: string | undefined): string | undefined => {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
