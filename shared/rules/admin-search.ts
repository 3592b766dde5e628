import { normalise } from '#shared/rules/normalise.ts'

/**
 * Whether what an admin looks for is a part of one of these texts, whatever its case and however its Arabic letters are
 * written (أودي, اودي). An empty search is a part of everything.
 */
export const matchesSearch = (
  search: string | undefined,
  texts: readonly (string | null | undefined)[],
): boolean => {
  const wanted = normalise(search ?? '').trim()
  return wanted === '' || texts.some((text) => text && normalise(text).includes(wanted))
}
