import { leadTitleIn } from '#web/entities/lead/lead-parts.tsx'
import { useRef } from 'react'
import { plateText } from '#shared/rules/plate.ts'
import type { LeadView } from '#shared/schemas/lead.ts'
import { toMessageText } from '#web/i18n/message-text.ts'
import { useT } from '#web/i18n/use-t.ts'

/** The placeholders that a reply template may hold. */
export const placeholders = ['car', 'price', 'buyer'] as const
type Placeholder = (typeof placeholders)[number]

/** Fills in the placeholders of a reply template; braces around anything else stay as they are. */
export const fillTemplate = (text: string, values: Readonly<Record<Placeholder, string>>): string =>
  text.replace(/\{(car|price|buyer)\}/gi, (_, name: string) => values[name.toLowerCase() as Placeholder])

/**
 * Replaces the selected part of a text by a piece, with a space after a word before it, and gives the new place of the
 * cursor. The text is cut at `max` characters.
 */
export const insertAt = (
  text: string,
  [start, end]: readonly [number, number],
  piece: string,
  max: number,
): { text: string; cursor: number } => {
  const before = text.slice(0, start)
  const gap = /\S$/.test(before) ? ' ' : ''
  const joined = before + gap + piece
  return { text: (joined + text.slice(end)).slice(0, max), cursor: Math.min(joined.length, max) }
}

/** Inserts a piece at the cursor of a text area, whose ref this takes and gives back, and puts the cursor behind it. */
export const useInsert = (registered: (area: HTMLTextAreaElement | null) => void) => {
  const area = useRef<HTMLTextAreaElement>(null)
  const ref = (element: HTMLTextAreaElement | null) => {
    area.current = element
    registered(element)
  }
  const insert = (piece: string) => {
    if (!area.current) return
    const { value, selectionStart, selectionEnd, maxLength } = area.current
    const { text, cursor } = insertAt(value, [selectionStart, selectionEnd], piece, maxLength)
    area.current.setRangeText(text, 0, value.length)
    area.current.dispatchEvent(new InputEvent('input', { bubbles: true }))
    area.current.focus()
    area.current.setSelectionRange(cursor, cursor)
  }
  return { ref, insert }
}

/** Gives the subject of a conversation for the middle of a sentence: "Lexus LX 600 2026", "number plate 333". */
export const useTopicName = () => {
  const { t, language } = useT('inbox')
  return (lead: LeadView): string =>
    lead.plate ? toMessageText(t('plate', { number: plateText(lead.plate) })) : leadTitleIn(lead, language)
}
