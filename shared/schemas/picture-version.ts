import * as z from 'zod/mini'

/** The version of what a picture shows, which changes nothing but its address: messengers keep a picture by that. */
export const pictureVersion = z.string().check(z.regex(/^\d{1,9}$/))
