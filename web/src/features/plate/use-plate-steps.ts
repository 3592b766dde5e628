import { useEffect } from 'react'
import { useLocation, useNavigate, type Location } from 'react-router-dom'
import { paths } from '#web/app/paths.ts'
import { contactHash, focusOpener, type PlateStep } from '#web/entities/plate/plate-address.ts'

/**
 * The steps between the list, a plate's details and the ways to its seller, each an address. Closing goes one step back
 * where the history knows the step before; by a shared link it leads to the list all the same.
 */
export const usePlateSteps = () => {
  const navigate = useNavigate()
  const { pathname, search, hash, state } = useLocation() as Location<PlateStep | null>
  // The router puts the focus on the page; after that it goes back to the link in the list that opened the plate.
  useEffect(() => () => void setTimeout(focusOpener), [])
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
