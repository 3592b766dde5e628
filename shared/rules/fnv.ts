/** Where FNV-1a of 32 bits begins. */
export const fnvStart = 0x811c9dc5

/** FNV-1a of bytes or characters, 32 bits with a sign; `from` is what it came to before them. For marks that nobody gains by forging. */
export const fnv1a = (values: Iterable<number>, from = fnvStart): number => {
  let hash = from
  for (const value of values) hash = Math.imul(hash ^ value, 0x01000193)
  return hash
}
