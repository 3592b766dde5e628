import { plateLimits } from '#shared/constants/limits.ts'

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

/** Every way to write a canonical pattern with exactly `length` signs, `?` where any digit may be. */
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

/**
 * The shapes of 1 to 6 digits and `?` that a pattern made by `canonicalPattern` stands for; both its ends are those of the
 * number. At most 35 (three digits among four stars), so no pattern is dear.
 */
export const shapesOf = (canonical: string): string[] =>
  Array.from({ length: plateLimits.digits }, (_, place) => expand(canonical, place + 1)).flat()
