import { dirname, resolve } from 'node:path'

/** `import{a}from"./b.mjs"` and `import"./b.mjs"`, as esbuild writes them when it minifies. */
const importForm = /\b(import|from)"(\.[^"]+\.mjs)"/g

/** Files that a file loads before it runs: `named` for what it takes from them, `bare` for nothing that it names. */
export type StaticImports = { named: readonly string[]; bare: readonly string[] }

/** What a file of a bundle imports, by absolute path. */
export const staticImports = (path: string, text: string): StaticImports => {
  const all = [...text.matchAll(importForm)].map(([, word, name = '']) => ({
    isNamed: word === 'from',
    file: resolve(dirname(path), name),
  }))
  return {
    named: all.filter(({ isNamed }) => isNamed).map(({ file }) => file),
    bare: all.filter(({ isNamed }) => !isNamed).map(({ file }) => file),
  }
}

/** All files that one leads to, itself included. */
export const closure = (start: string, importsOf: (path: string) => readonly string[]): Set<string> => {
  const seen = new Set<string>()
  const visit = (path: string): void => {
    if (seen.has(path)) return
    seen.add(path)
    for (const next of importsOf(path)) visit(next)
  }
  visit(start)
  return seen
}

type File = { path: string; text: string }

/**
 * The files of a bundle without imports that say nothing new. esbuild has every handler name every chunk that it could ever need, in case
 * one is there for its effects; where what the handler takes leads to a chunk anyway, the line is bytes only: 150 kB in all.
 */
export const withoutEmptyImports = (files: readonly File[]): File[] => {
  const imports = new Map(files.map(({ path, text }) => [path, staticImports(path, text)]))
  const named = (path: string) => imports.get(path)?.named ?? []
  return files.map(({ path, text }) => {
    const reached = closure(path, named)
    const lean = text.replaceAll(/\bimport"(\.[^"]+\.mjs)";/g, (line, name: string) =>
      reached.has(resolve(dirname(path), name)) ? '' : line,
    )
    return { path, text: lean }
  })
}
