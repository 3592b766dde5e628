/** What a zip of photos may be. Only the browser ever reads one, so the server has no such limits. */
export const zipLimits = {
  bytes: 500_000_000,
  entries: 5000,
  /** One photo, unpacked: more than any camera writes, far less than a bomb wants. */
  photoBytes: 60_000_000,
} as const
