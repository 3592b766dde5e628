import { packNumber, wholeLength } from '#functions/search/plates/packed-number.ts'
import { plateLimits } from '#shared/constants/plate-limits.ts'

/**
 * A pattern as comparisons: per number of digits, pairs of a mask and the value that a packed number has under it. At
 * most twenty for one length (two or three digits among five stars), so no pattern is dear.
 */
export type NumberMasks = readonly Int32Array[]

/**
 * A pattern in its one form: in every run of wildcards the `?` first and then at most one `*`, which is what the run
 * means. Undefined when it asks for more digits than a number has.
 */
export const canonicalPattern = (pattern: string): string | undefined => {
  const canonical = pattern.replace(/[?*]+/g, (run) => {
    const single = run.replaceAll('*', '')
    return single.length < run.length ? `${single}*` : single
  })
  return canonical.replaceAll('*', '').length <= plateLimits.digits ? canonical : undefined
}

/** Every number of exactly `length` signs that a canonical pattern stands for, `?` where any digit may be. */
const expand = (pattern: string, length: number): string[] => {
  const at = pattern.indexOf('*')
  if (at < 0) return pattern.length === length ? [pattern] : []
  const [before, rest] = [pattern.slice(0, at), pattern.slice(at + 1)]
  const found: string[] = []
  for (let wild = 0; before.length + wild <= length; wild++) {
    const start = before + '?'.repeat(wild)
    found.push(...expand(rest, length - start.length).map((end) => start + end))
  }
  return found
}

const digitsMask = (shape: string): number =>
  wholeLength | Number.parseInt(shape.replace(/\d/g, 'f').replaceAll('?', '0'), 16)

/** The comparisons of a pattern that `canonicalPattern` has made. Both its ends are those of the number. */
export const compilePattern = (canonical: string): NumberMasks =>
  Array.from({ length: plateLimits.digits + 1 }, (_, length) => {
    const shapes = length === 0 ? [] : expand(canonical, length)
    return Int32Array.from(
      shapes.flatMap((shape) => [digitsMask(shape), packNumber(shape.replaceAll('?', '0'))]),
    )
  })
