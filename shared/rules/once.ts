/** Makes something when it is first asked for, and keeps it. */
export const once = <T>(make: () => T): (() => T) => {
  let made: { value: T } | undefined
  return () => (made ??= { value: make() }).value
}
