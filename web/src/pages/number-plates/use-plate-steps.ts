import { useEffect } from 'react'
import { useLocation, useNavigate, type Location } from 'react-router-dom'
import { paths } from '#web/app/paths.ts'
import { originOf } from '#web/features/plates/opened-from.ts'
import { contactHash, type PlateStep } from '#web/features/plates/plate-address.ts'

/**
 * The steps between the list, a plate's details and the ways to its seller, each an address. Closing goes one step back
 * where the history knows the step before; by a shared link it leads to the list all the same.
 */
export const usePlateSteps = () => {
  const navigate = useNavigate()
  const { pathname, search, hash, state } = useLocation() as Location<PlateStep | null>
  const isContact = hash === contactHash
  const fromDetails = isContact && state?.fromDetails === true
  const back = () => void navigate(-1)
  const toList = () =>
    state?.fromList ? back() : void navigate(paths.numberPlates() + search, { replace: true })
  return {
    isContact,
    showsDetails: !isContact || fromDetails,
    closeDetails: toList,
    openContact: () =>
      void navigate({ pathname, search, hash: contactHash }, { state: { fromDetails: true } }),
    closeContact: fromDetails ? back : toList,
  }
}

/**
 * Keeps the list where it was while a plate lies over it, and gives the focus back to the link that opened it: the router
 * moves both with every new address.
 */
export const useReturnToList = (): void =>
  useEffect(() => {
    const origin = originOf()
    if (origin) window.scrollTo({ top: origin.top, behavior: 'instant' })
    // After the router has put the focus on the page.
    return () => void setTimeout(() => originOf()?.link.focus({ preventScroll: true }))
  }, [])
