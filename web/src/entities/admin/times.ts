/** The instant in so many days from now, as contracts take it. */
export const instantIn = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString()

/** Whether something waits longer than it should. */
export const isLate = (since: string, targetHours: number): boolean =>
  Date.now() - Date.parse(since) > targetHours * 3_600_000
