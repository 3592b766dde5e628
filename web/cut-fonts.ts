import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join, relative } from 'node:path'
import subsetFont from 'subset-font'
import type { Plugin, ResolvedConfig } from 'vite'

const rules = /@font-face\s*\{[^}]*url\((["']?)(?<font>[^"')]+\.woff2)\1\)[^}]*\}/g
const weights = /font-weight:\s*(?<min>\d+)\s+(?<max>\d+)/
// `U+6??` is what minifiers make of U+600-6FF.
const ranges = /U\+([\dA-F?]+)(?:-([\dA-F]+))?/gi

/** The characters of a `unicode-range`. */
export const charactersOf = (rule: string): string => {
  const all = [...rule.matchAll(ranges)].flatMap(([, from = '', to = from]) => {
    const first = Number.parseInt(from.replaceAll('?', '0'), 16)
    const last = Number.parseInt(to.replaceAll('?', 'F'), 16)
    return Array.from({ length: last - first + 1 }, (_, index) => first + index)
  })
  return String.fromCodePoint(...all)
}

/**
 * Cuts each font file to what its `@font-face` rule says: the characters of its `unicode-range`, the weights between the two of its
 * `font-weight`. What no page shows is half of such a file.
 */
export const cutFonts = (): Plugin => {
  let config: ResolvedConfig
  const cut = async (file: string, rule: string): Promise<string> => {
    const font = await readFile(file)
    const { min, max } = weights.exec(rule)?.groups ?? {}
    const made = await subsetFont(font, charactersOf(rule), {
      targetFormat: 'woff2',
      ...(max && { variationAxes: { wght: { min: Number(min), max: Number(max) } } }),
    })
    const folder = join(config.cacheDir, 'fonts')
    await mkdir(folder, { recursive: true })
    // Two rules may cut the same file.
    const hash = createHash('sha256').update(made).digest('hex').slice(0, 8)
    const path = join(folder, `${basename(file, '.woff2')}-${hash}.woff2`)
    // Two builds at once write the same.
    await writeFile(path, made)
    return path
  }
  return {
    name: 'cut-fonts',
    // After Tailwind, which puts imported sheets together, and before Vite's own plugin, which takes up the files that a sheet names.
    enforce: 'pre',
    configResolved: (resolved) => void (config = resolved),
    transform: {
      filter: { id: /\.css$/ },
      async handler(code, id) {
        let css = code
        for (const { 0: rule, groups: { font } = {} } of code.matchAll(rules)) {
          const file = await this.resolve(font!, id)
          if (!file) throw new Error(`No font ${font}`)
          css = css.replace(rule, rule.replace(font!, relative(join(id, '..'), await cut(file.id, rule))))
        }
        return css
      },
    },
  }
}
