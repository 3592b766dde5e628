import type { Wrap } from './guard.ts'
import { createRequire, registerHooks } from 'node:module'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { clausesOf } from './find-conditions.ts'
import type { Guarded } from './find-guards.ts'
import { createSwitch } from './switch.ts'

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

const root = join(import.meta.dirname, '../..')

/**
 * Loads modules of the product in which every guard can be switched off: `load('#functions/data/leads.ts')`. They are modules of their
 * own, beside those that a plain import gives: what is changed is the text on its way into Node, never the files.
 */
export const loadSwitched = ({ guards, texts }: Guarded): (<T>(specifier: string) => T) => {
  globalThis.__guard = createSwitch(clausesOf)
  const byFile = Map.groupBy(guards, ({ file }) => file)
  registerHooks({
    load: (url, context, next) => {
      const file = url.startsWith('file:') ? relative(root, fileURLToPath(url)) : ''
      const inFile = byFile.get(file)
      if (!inFile) return next(url, context)
      const source = rewrite(
        texts.get(file) ?? '',
        inFile.map(({ wrap }) => wrap),
      )
      return { format: 'module-typescript', source, shortCircuit: true }
    },
  })
  const require = createRequire(import.meta.url)
  return (specifier) => require(specifier)
}
