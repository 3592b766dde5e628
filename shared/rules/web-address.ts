// A site has a name that ends in letters: no address in numbers (`new URL` writes all their spellings as such), no machine of a
// house's own network.
const publicName = /\.[a-z][a-z0-9-]*$/

/** Whether a site or mailbox is at a name that nobody can own, so that who gives it is made up: `.example` (RFC 2606). */
export const isMadeUp = (address: string | null): boolean =>
  /^(?:https?:\/\/)?[^/?#]*\.example(?:[/?#:]|$)/i.test(address ?? '')

/* eslint-disable no-control-regex -- control characters are what these patterns are about */
// No user before an @, not even an empty one: https://bank.qa@evil.example is a page of evil.example. No backslash: browsers read
// https://evil.example\@bank.qa as a page of evil.example, other programs as one of bank.qa. No spaces: Chromium takes them in the
// name of a host, and no other parser does.
const spelled =
  /^https?:\/\/[^\s\\@/?#\u0000-\u001f\u007f-\u009f]+(?:[/?#][^\s\\\u0000-\u001f\u007f-\u009f]*)?$/i

/** Whether a text is an address on the web that everybody reads as the same one: http or https, at a name that all can look up. */
export const isWebAddress = (text: string): boolean =>
  spelled.test(text) && URL.canParse(text) && publicName.test(new URL(text).hostname)
