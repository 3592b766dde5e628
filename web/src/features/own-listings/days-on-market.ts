const dayMs = 86_400_000

/** Whole days since a car was published, the first of them 1; null for one that never was. `now` in milliseconds. */
export const daysOnMarket = (publishedAt: string | null, now: number): number | null =>
  publishedAt === null ? null : Math.max(1, Math.ceil((now - Date.parse(publishedAt)) / dayMs))
