const sameValue = (a: unknown, b: unknown): boolean =>
  Object.is(a, b) ||
  (Array.isArray(a) &&
    Array.isArray(b) &&
    a.length === b.length &&
    a.every((item, index) => Object.is(item, b[index])))

/**
 * Whether a filter would be drawn the same, for React's `memo`: a press on one filter must not redraw the hundred choices
 * of the others. Lists are compared by their values. `onChange` is left out: it acts on the present address, so any of
 * its copies does the same.
 */
export const sameFilter = <Props extends object>(before: Props, after: Props): boolean =>
  (Object.keys(after) as (keyof Props)[]).every(
    (name) => name === 'onChange' || sameValue(before[name], after[name]),
  )
