/** The instant in so many days from now, as contracts take it. */
export const instantIn = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString()
