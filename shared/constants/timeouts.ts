/**
 * How long a browser waits for the whole of an answer, in milliseconds. The work of a request takes seven seconds at most
 * (functions/core/time.ts); the rest is for a slow connection.
 */
export const answerWithinMs = 30_000
