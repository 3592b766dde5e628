/** The present. Handlers take it as a dependency, so that tests can move it. */
export const now = (): Date => new Date()
