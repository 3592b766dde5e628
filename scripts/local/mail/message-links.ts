import type { Message } from './mailbox.ts'

const unescape = (text: string): string =>
  text.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&')

/** The addresses that a message links to, each once: those of its HTML, or those in its text when it has none. */
export const linksOf = ({ html, text }: Message): string[] => {
  const found = html
    ? [...html.matchAll(/\shref="(https?:[^"]+)"/g)].map(([, link = '']) => unescape(link))
    : [...text.matchAll(/https?:\/\/\S+/g)].map(([link]) => link)
  return [...new Set(found)]
}
