import { useEffect, useState } from 'react'

/** Whether something has been so for that long (ms): what is soon over is not worth telling. */
export const useLasting = (isSo: boolean, ms: number): boolean => {
  const [lasts, setLasts] = useState(false)
  useEffect(() => {
    if (!isSo) return
    const timer = setTimeout(() => setLasts(true), ms)
    return () => {
      clearTimeout(timer)
      setLasts(false)
    }
  }, [isSo, ms])
  return isSo && lasts
}
