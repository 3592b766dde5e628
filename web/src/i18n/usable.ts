/**
 * A promise that says what became of it as React's `use` writes it down: what has come is then read at once, without
 * suspending, and every render calls `use`, as React wants it of a component that has suspended before.
 */
export const usable = <T>(promise: Promise<T>): Promise<T> => {
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    (reason: unknown) => Object.assign(promise, { status: 'rejected', reason }),
  )
  return promise
}
