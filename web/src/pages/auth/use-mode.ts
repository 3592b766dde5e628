import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'

export type Mode = 'signIn' | 'signUp'

/** Which form shows: kept in `?mode=signup`, and changed at once, before the router has taken the address over. */
export const useMode = (): [Mode, (mode: Mode) => void] => {
  const [search, setSearch] = useSearchParams()
  const inAddress: Mode = search.get('mode') === 'signup' ? 'signUp' : 'signIn'
  const [mode, setMode] = useState(inAddress)
  const [followed, setFollowed] = useState(inAddress)
  if (followed !== inAddress) {
    setFollowed(inAddress)
    setMode(inAddress)
  }
  const show = (wanted: Mode) => {
    setMode(wanted)
    setSearch(
      (present) => {
        const next = new URLSearchParams(present)
        if (wanted === 'signUp') next.set('mode', 'signup')
        else next.delete('mode')
        return next
      },
      { replace: true },
    )
  }
  return [mode, show]
}
