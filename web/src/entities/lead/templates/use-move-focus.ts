import { useEffect, useRef, useState } from 'react'

type Move = { to: number; by: -1 | 1 }

/**
 * Lets the focus go along with a row that its arrows move, to the other arrow at an end of the list; `order` is what the
 * list shows. The list takes `list` as its ref; the arrows are the first two buttons of a row. Null follows nothing.
 */
export const useMoveFocus = (order: readonly unknown[]) => {
  const list = useRef<HTMLUListElement>(null)
  const [move, follow] = useState<Move | null>(null)
  useEffect(() => {
    if (!move || order.length === 0) return
    const [up, down] = list.current?.children[move.to]?.querySelectorAll('button') ?? []
    const [wanted, other] = move.by === -1 ? [up, down] : [down, up]
    ;(wanted?.disabled ? other : wanted)?.focus()
  }, [move, order])
  return { list, follow }
}
