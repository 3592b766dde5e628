import type { ReplyTemplate } from '#shared/schemas/lead.ts'

/**
 * A short mark of the answers that somebody has seen, in their order; others have another one, but for chance (FNV-1a). Two whole lists
 * would be too long for one request.
 */
export const markOfTemplates = (templates: readonly ReplyTemplate[]): string => {
  let hash = 0x811c9dc5
  for (const character of JSON.stringify(templates.map(({ name, text }) => [name, text])))
    hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193)
  return `${templates.length}.${(hash >>> 0).toString(36)}`
}
