import * as z from 'zod/mini'

/** A random name of a request that creates something: sent again, after an answer that was lost, it makes nothing twice. */
export const requestName = z.string().check(z.regex(/^[\w-]{16,64}$/))
