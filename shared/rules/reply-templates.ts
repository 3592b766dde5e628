import { fnv1a } from './fnv.ts'
import type { ReplyTemplate } from '#shared/schemas/lead.ts'

/**
 * A short mark of the answers that somebody has seen, in their order; others have another one, but for chance (FNV-1a). Two whole lists
 * would be too long for one request.
 */
export const markOfTemplates = (templates: readonly ReplyTemplate[]): string => {
  const characters = Array.from(
    JSON.stringify(templates.map(({ name, text }) => [name, text])),
    (character) => character.codePointAt(0)!,
  )
  return `${templates.length}.${(fnv1a(characters) >>> 0).toString(36)}`
}
