import { createRequire, registerHooks } from 'node:module'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findGuards, type Guard } from './find-guards.ts'
import { guardSwitch } from './switch.ts'

/** A file's text with the switch around every guard. Guards lie beside or within one another, never across. */
export const rewrite = (
  text: string,
  guards: readonly Pick<Guard, 'start' | 'end' | 'before' | 'after'>[],
): string => {
  const outerFirst = guards.toSorted((a, b) => b.end - b.start - (a.end - a.start))
  const places = [...new Set(guards.flatMap(({ start, end }) => [start, end]))].toSorted((a, b) => a - b)
  const parts = places.map((place, index) => [
    ...outerFirst
      .filter(({ end }) => end === place)
      .map(({ after }) => after)
      .toReversed(),
    ...outerFirst.filter(({ start }) => start === place).map(({ before }) => before),
    text.slice(place, places[index + 1]),
  ])
  return text.slice(0, places[0]) + parts.flat().join('')
}

const root = join(import.meta.dirname, '../../../..')

/**
 * Every guard of the product, and a way to load modules in which each can be switched off: `load('#functions/data/leads.ts')`. They are
 * modules of their own, beside those that a plain import gives: the text is changed on its way into Node, never the files.
 */
export const loadSwitched = (): { guards: readonly Guard[]; load: <T>(specifier: string) => T } => {
  const { guards, texts } = findGuards(root)
  globalThis.__guard = guardSwitch
  const byFile = Map.groupBy(guards, ({ file }) => file)
  registerHooks({
    load: (url, context, next) => {
      const file = url.startsWith('file:') ? relative(root, fileURLToPath(url)) : ''
      const inFile = byFile.get(file)
      if (!inFile) return next(url, context)
      const source = rewrite(texts.get(file) ?? '', inFile)
      return { format: 'module-typescript', source, shortCircuit: true }
    },
  })
  const require = createRequire(import.meta.url)
  return { guards, load: (specifier) => require(specifier) }
}
