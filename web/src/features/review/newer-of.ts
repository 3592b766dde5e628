/** The later version of two views of one thing, of which either may not be there. */
export const newerOf = <Thing extends { version: number }>(
  one: Thing | undefined,
  other: Thing | undefined,
): Thing | undefined => (one && other ? (one.version >= other.version ? one : other) : (one ?? other))
