import { useSearchParams } from 'react-router-dom'

type Change = Readonly<Record<string, string | null | undefined>>

/** Sets parameters of the address, in place of a step for Back unless told; an empty value takes one out. */
export const useSetAddress = (): ((change: Change, isStep?: boolean) => void) => {
  const [, setAddress] = useSearchParams()
  return (change, isStep = false) =>
    setAddress(
      (before) => {
        const after = new URLSearchParams(before)
        for (const [param, value] of Object.entries(change)) {
          if (value) after.set(param, value)
          else after.delete(param)
        }
        return after
      },
      { replace: !isStep },
    )
}

/** The value that the address names under `param`, and how to change it; the initial one is left out. */
export const useAddressValue = <Value extends string>(
  param: string,
  known: readonly Value[],
  initial: Value,
): [Value, (value: Value) => void] => {
  const [address] = useSearchParams()
  const setAddress = useSetAddress()
  const value = known.find((one) => one === address.get(param)) ?? initial
  return [value, (next) => setAddress({ [param]: next === initial ? null : next })]
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
