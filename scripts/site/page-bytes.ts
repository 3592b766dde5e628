import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { languages } from '#shared/constants/market.ts'

/** The files that a page starts with, as the build lists them for every page. */
export type PageFiles = Readonly<{
  files: readonly string[]
  messages: Readonly<Record<'en' | 'ar', readonly string[]>>
}>

/** The files of each page of the route table, by its name, in the built site in `folder`. */
export const readPageFiles = (folder: string): Readonly<Record<string, PageFiles>> =>
  JSON.parse(readFileSync(join(folder, '.vite', 'pages.json'), 'utf8')) as Readonly<Record<string, PageFiles>>

/** Bytes after brotli at its best, as CloudFront's cache holds them. */
export const brotliSizeOf = (bytes: Buffer): number =>
  brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  }).length

/** The same of a file of the build, compressed once. */
export const brotliSize = (folder: string) => {
  const known = new Map<string, number>()
  return (file: string): number => {
    const size = known.get(file) ?? brotliSizeOf(readFileSync(join(folder, file)))
    known.set(file, size)
    return size
  }
}

/**
 * The JavaScript that a first visit to one page, or to several one after the other, loads until they can be used, in bytes: each file
 * once, and the messages of the heavier language. Parts that come later (dialogs, the wizard's photo worker) are not in it.
 */
export const pageWeight = (pages: readonly PageFiles[], sizeOf: (file: string) => number): number =>
  Math.max(
    ...languages.map((language) =>
      [...new Set(pages.flatMap(({ files, messages }) => [...files, ...messages[language]]))]
        .map(sizeOf)
        .reduce((sum, size) => sum + size, 0),
    ),
  )
