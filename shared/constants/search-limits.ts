/** The limits of a search: characters of its text, results to a page and in all, values of one filter. */
export const searchLimits = {
  text: 100,
  page: { default: 20, max: 100 },
  window: 10_000,
  valuesPerFilter: 30,
} as const

/** Cars side by side. */
export const comparedAtMost = 4
