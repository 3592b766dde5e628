/** The numbered buttons of a pagination (spec 9): at most 5 around the present page, then a gap and the last page. */
export const pageWindow = (page: number, pageCount: number): { pages: number[]; last: number | null } => {
  const size = Math.min(5, pageCount)
  const first = Math.min(Math.max(1, page - 2), pageCount - size + 1)
  const pages = Array.from({ length: size }, (_, index) => first + index)
  return { pages, last: (pages.at(-1) ?? 0) < pageCount ? pageCount : null }
}
