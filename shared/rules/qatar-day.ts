const hourMs = 3_600_000

/** The day in Qatar (three hours before UTC, without summer time) at an instant: `2026-11-20`. */
export const qatarDay = (at: Date): string => new Date(at.getTime() + 3 * hourMs).toISOString().slice(0, 10)
