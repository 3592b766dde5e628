import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'

/** Goes to an address some milliseconds later, so that what was said can be read first; not if the asker is gone by then. */
export const useGoLater = (): ((to: string, milliseconds: number) => void) => {
  const navigate = useNavigate()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return (to, milliseconds) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void navigate(to), milliseconds)
  }
}
