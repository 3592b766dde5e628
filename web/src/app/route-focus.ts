import { useEffect, useRef, type RefObject } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * After a navigation the focus goes to the new page, so that a screen reader says where it is and Tab starts there.
 * Only a change of pathname counts; filters that rewrite the query leave the focus alone.
 */
export const useRouteFocus = (main: RefObject<HTMLElement | null>): void => {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    main.current?.focus({ preventScroll: true })
  }, [pathname, main])
}
