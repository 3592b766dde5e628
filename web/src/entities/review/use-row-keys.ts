import { useRef, type RefObject } from 'react'
import { useReviewKeys } from '#web/entities/review/use-review-keys.ts'

/** The acts of a row that have a key, as `data-act` of its buttons names them. */
type RowAct = 'review' | 'approve' | 'reject'

const buttonOf = (row: Element | undefined, act: RowAct) =>
  row?.querySelector<HTMLElement>(`[data-act="${act}"]`) ?? undefined

/** Gives the row of an item the focus and brings it into sight, once it is drawn; where something is open over the list, nothing. */
export const focusRow = (id: string): void =>
  void setTimeout(() => {
    if (document.querySelector('dialog[open]')) return
    const row = document.querySelector(`[data-item="${id}"]`)
    row?.scrollIntoView({ block: 'nearest' })
    ;(buttonOf(row ?? undefined, 'review') ?? row?.querySelector<HTMLElement>('button, a'))?.focus()
  })

/**
 * The keys of a list under review: J and K lead from row to row, Enter opens the one that has the focus, A and R press its buttons.
 * They rest while anything is open over the list.
 * @returns the ref of the list
 */
export const useRowKeys = (isOn: boolean): RefObject<HTMLUListElement | null> => {
  const list = useRef<HTMLUListElement>(null)
  useReviewKeys(isOn ? 'review' : undefined, ({ act }) => {
    if (document.querySelector('dialog[open]')) return
    const rows = [...(list.current?.children ?? [])]
    const here = rows.findIndex((row) => row.contains(document.activeElement))
    if (act === 'next') buttonOf(rows[here + 1], 'review')?.focus()
    if (act === 'previous') buttonOf(rows[here < 0 ? rows.length - 1 : here - 1], 'review')?.focus()
    if (act === 'approve' || act === 'reject') buttonOf(rows[here], act)?.click()
  })
  return list
}
