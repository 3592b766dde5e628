import { useSearchParams } from 'react-router-dom'

/** What a list is narrowed to, kept in the address under `param` in small letters; undefined when it names none of the known. */
export const useChoice = <Value extends string>(
  param: string,
  known: readonly Value[],
): [Value | undefined, (value: Value | undefined) => void] => {
  const [address, setAddress] = useSearchParams()
  const asked = address.get(param)?.toUpperCase()
  const choose = (value: Value | undefined) =>
    setAddress(
      (before) => {
        const after = new URLSearchParams(before)
        if (value) after.set(param, value.toLowerCase())
        else after.delete(param)
        return after
      },
      { replace: true },
    )
  return [known.find((one) => one === asked), choose]
}
