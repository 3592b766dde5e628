export type FacetChoice = {
  value: string
  label: string
  /** Absent while it is not known. */
  count: number | undefined
}

const inSight = 8
// One row more costs no more than the button that hides it.
const spare = 2

/** A long list's first choices with everything that is chosen, and the rest that a button brings. */
export const foldedChoices = (
  choices: readonly FacetChoice[],
  chosen: readonly string[],
): { top: readonly FacetChoice[]; rest: readonly FacetChoice[] } => {
  if (choices.length <= inSight + spare) return { top: choices, rest: [] }
  const isTop = ({ value }: FacetChoice, index: number) => index < inSight || chosen.includes(value)
  return {
    top: choices.filter(isTop),
    rest: choices.filter((choice, index) => !isTop(choice, index)),
  }
}

/** A facet's choices, and in front those that are chosen but have no cars any more. No counts while it is not known. */
export const withChosen = (
  facet: readonly { value: string; count: number }[] | undefined,
  chosen: readonly string[],
): { value: string; count: number | undefined }[] => {
  const missing = chosen.filter((value) => !facet?.some((choice) => choice.value === value))
  return [...missing.map((value) => ({ value, count: facet && 0 })), ...(facet ?? [])]
}
