const hourMs = 3_600_000

/** An instant whose UTC reads as the clock in Qatar does. */
export const inQatar = (at: Date): Date => new Date(at.getTime() + 3 * hourMs)

/** The day in Qatar (three hours before UTC, without summer time) at an instant: `2026-11-20`. */
export const qatarDay = (at: Date): string => inQatar(at).toISOString().slice(0, 10)

/** The hour of that day, 0 to 23. */
export const qatarHour = (at: Date): number => inQatar(at).getUTCHours()
