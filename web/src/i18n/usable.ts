/**
 * A promise that says what came of it as React's `use` writes it down: it is then read at once, without
 * suspending, and every render calls `use`, as React wants it of a component that has suspended before.
 */
export const usable = <T>(promise: Promise<T>): Promise<T> => {
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    // The code that awaits it gets the failure, and `use` sees it too.
    () => undefined,
  )
  return promise
}
