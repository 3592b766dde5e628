import * as z from 'zod/mini'

/**
 * A random name that a browser gives itself, so that a person is counted once. It is stored hashed together with the
 * listing only, so it cannot tell what else somebody looked at.
 */
export const visitor = z.string().check(z.regex(/^[A-Za-z0-9_-]{16,64}$/))
