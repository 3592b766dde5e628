import * as z from 'zod/mini'
import { line } from '#shared/schemas/text.ts'

// A site has a name that ends in letters: no address in numbers (`new URL` writes all their spellings as such), no machine of a
// house's own network.
const publicName = /\.[a-z][a-z0-9-]*$/

// Who is named before an @ is nobody: https://bank.qa@evil.example is a page of evil.example.
// No spaces: Chromium takes them in the name of a host, and no other parser does.
const isWebAddress = (text: string): boolean => {
  const url = /^https?:\/\/\S+$/i.test(text) ? URL.parse(text) : null
  return url !== null && url.username === '' && url.password === '' && publicName.test(url.hostname)
}

/** An address on the web, http or https alone, at a name that everybody can look up; '' is none where `min` is 0. */
export const webAddress = (max: number, min = 1) =>
  line(max, min).check(
    z.refine((text) => text === '' || isWebAddress(text), {
      error: 'Please enter a web address that begins with http:// or https://',
    }),
  )
