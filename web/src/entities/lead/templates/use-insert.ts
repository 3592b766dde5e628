import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { insertAt } from './fill-template.ts'

/**
 * Puts a piece of text where the cursor of a text area is, and the cursor behind it. The area takes `area` as its ref.
 * What would be longer than `max` characters is cut.
 */
export const useInsert = (text: string, max: number, onChange: (text: string) => void) => {
  const area = useRef<HTMLTextAreaElement>(null)
  const insert = (piece: string) => {
    const { selectionStart: from, selectionEnd: to } = area.current ?? { selectionStart: 0, selectionEnd: 0 }
    const inserted = insertAt(text, [from, to], piece, max)
    // At once: before the new text stands in the area there is no such place for the cursor.
    flushSync(() => onChange(inserted.text))
    area.current?.focus()
    area.current?.setSelectionRange(inserted.cursor, inserted.cursor)
  }
  return { area, insert }
}
