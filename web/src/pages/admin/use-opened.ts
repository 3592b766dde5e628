import { useSearchParams } from 'react-router-dom'

/** What is open over a list, in the address under `param`, so that links and a reload lead back to it; null closes it. */
export const useOpened = (param: string): [string | null, (id: string | null) => void] => {
  const [address, setAddress] = useSearchParams()
  const open = (id: string | null) =>
    setAddress(
      (before) => {
        const after = new URLSearchParams(before)
        if (id === null) after.delete(param)
        else after.set(param, id)
        return after
      },
      { replace: true },
    )
  return [address.get(param), open]
}
