import { startTransition, useEffect, useState } from 'react'
import type { Language } from '#shared/constants/market.ts'
import { useLanguageStore } from '#web/stores/language.ts'
import { painted } from '#web/ui/painted.ts'

type Drawing<T> = {
  items: readonly T[]
  language: Language
  /** So many of them are drawn. */
  count: number
  /** The earlier items, which keep the places that are not drawn yet. */
  before: readonly T[]
  /** They were drawn in the other language before. */
  hasTurned: boolean
}

const shownBy = <T>({ items, count, before }: Drawing<T>): readonly T[] => [
  ...items.slice(0, count),
  ...before.slice(count),
]

/**
 * Draws a list in slices of `atOnce` items, a frame for each: no press waits for more, and fewer would take more time in all. Begins anew
 * with other items or in the other language, where nothing of before stays. `onMount`: so many of them the first time.
 */
export const useSlices = <T>(items: readonly T[], atOnce: number, onMount: number): Drawing<T> => {
  const { language } = useLanguageStore()
  const [kept, keep] = useState<Drawing<T>>({ items, language, count: onMount, before: [], hasTurned: false })
  let drawing = kept
  if (kept.items !== items || kept.language !== language) {
    const turns = kept.language !== language
    const [count, before] = turns ? [0, []] : [atOnce, shownBy(kept)]
    // Also while another answer comes before all are drawn in this language.
    const hasTurned = turns || (kept.hasTurned && kept.count < kept.items.length)
    drawing = { items, language, count, before, hasTurned }
    keep(drawing)
  }
  useEffect(() => {
    if (drawing.count >= items.length) return undefined
    let isOver = false
    void painted().then(() => {
      if (!isOver) startTransition(() => keep({ ...drawing, count: drawing.count + atOnce }))
    })
    return () => void (isOver = true)
  }, [drawing, items.length, atOnce])
  return drawing
}
