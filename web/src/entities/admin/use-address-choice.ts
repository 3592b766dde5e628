import { useSearchParams } from 'react-router-dom'

/** Sets parameters of the address in place of a step for Back; an empty value takes one out. */
export const useSetAddress = (): ((change: Readonly<Record<string, string | undefined>>) => void) => {
  const [, setAddress] = useSearchParams()
  return (change) =>
    setAddress(
      (before) => {
        const after = new URLSearchParams(before)
        for (const [param, value] of Object.entries(change)) {
          if (value) after.set(param, value)
          else after.delete(param)
        }
        return after
      },
      { replace: true },
    )
}

/** The filter of a list, kept in the address under `param` in small letters; undefined when it names none of the known. */
export const useAddressChoice = <Value extends string>(
  param: string,
  known: readonly Value[],
): [Value | undefined, (value: Value | undefined) => void] => {
  const [address] = useSearchParams()
  const setAddress = useSetAddress()
  const asked = address.get(param)?.toUpperCase()
  return [known.find((one) => one === asked), (value) => setAddress({ [param]: value?.toLowerCase() })]
}
