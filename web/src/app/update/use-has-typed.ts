import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'

/** Whether somebody has typed or chosen anything on the page that is open. */
export const useHasTyped = (): boolean => {
  const { pathname } = useLocation()
  const [typedOn, setTypedOn] = useState<string>()
  useEffect(() => {
    const note = (event: Event) => {
      if (event.target instanceof Element && event.target.closest('main, dialog')) setTypedOn(pathname)
    }
    document.addEventListener('input', note)
    return () => document.removeEventListener('input', note)
  }, [pathname])
  return typedOn === pathname
}
