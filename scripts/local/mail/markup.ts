import { escapeHtml } from '#functions/text/escape-html.ts'

/** Markup that is already escaped, so that text cannot slip in unescaped. */
export type Html = { readonly markup: string }

const markupOf = (part: string | Html | readonly Html[]): string => {
  if (typeof part === 'string') return escapeHtml(part)
  return 'markup' in part ? part.markup : part.map(({ markup }) => markup).join('\n')
}

/** A template whose texts are escaped and whose markup is not. */
export const markup = (
  texts: TemplateStringsArray,
  ...parts: readonly (string | Html | readonly Html[])[]
): Html => ({
  markup: texts
    .map((text, index) => text + (index < parts.length ? markupOf(parts[index] ?? '') : ''))
    .join(''),
})

/** A style sheet or script of our own, as it is. */
export const raw = (markup: string): Html => ({ markup })
