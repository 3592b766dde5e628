const dayMs = 86_400_000

/** The instant so many days after another. */
export const daysAfter = (at: string, days: number): Date => new Date(Date.parse(at) + days * dayMs)
