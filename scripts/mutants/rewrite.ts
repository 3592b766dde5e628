import type { Wrap } from './guard.ts'

type Piece = { at: number; text: string; isEnd: boolean; length: number }

// Of two that end at one place the inner one ends first, and every end comes before a beginning; of two that begin the outer first.
const inOrder = (a: Piece, b: Piece): number => {
  if (a.at !== b.at) return a.at - b.at
  if (a.isEnd !== b.isEnd) return a.isEnd ? -1 : 1
  return a.isEnd ? a.length - b.length : b.length - a.length
}

/** A file's text with everything set around what it belongs to. Wraps lie beside or within one another, never across. */
export const rewrite = (text: string, wraps: readonly Wrap[]): string => {
  const pieces = wraps.flatMap(({ start, end, before, after }): Piece[] => [
    { at: start, text: before, isEnd: false, length: end - start },
    { at: end, text: after, isEnd: true, length: end - start },
  ])
  let done = 0
  let rewritten = ''
  for (const piece of pieces.toSorted(inOrder)) {
    rewritten += text.slice(done, piece.at) + piece.text
    done = piece.at
  }
  return rewritten + text.slice(done)
}
