import { readFile } from 'node:fs/promises'

/** Where an exported name really comes from. */
export type Origin = { file: string; name: string }

type Resolve = (from: string, importer: string) => Promise<string>

const isSdk = (file: string) => /node_modules\/(?:@aws-sdk|@smithy)\/.*\.js$/.test(file)

/** The names in the braces of an import or export. */
export const namesIn = (list: string): { name: string; alias: string }[] =>
  list
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry && !entry.startsWith('type '))
    .map((entry) => {
      const [name = '', alias = name] = entry.split(' as ')
      return { name, alias }
    })

const lists = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, list = '', from = '']) => ({ list, from }))

/** Names that a file brings in from elsewhere: `import { … } from` and `export { … } from`, which read alike. */
const broughtIn = (text: string, word: 'import' | 'export') =>
  lists(text, new RegExp(String.raw`^${word} \{([^}]*)\} from ["']([^"']+)["'];`, 'gm'))

/**
 * Tells which file of the SDK defines a name that another of its files exports, through all that merely passes it on. The
 * SDK's modules come from one printer, so their imports and exports are whole lines of a few forms.
 */
export const originFinder = (resolve: Resolve) => {
  const tables = new Map<string, Promise<ReadonlyMap<string, Origin>>>()

  const read = async (file: string): Promise<ReadonlyMap<string, Origin>> => {
    const found = new Map<string, Origin>()
    if (!isSdk(file)) return found
    const text = await readFile(file, 'utf8')
    const passOn = async ({ list, from }: { list: string; from: string }, into: Map<string, Origin>) => {
      const target = await resolve(from, file)
      const theirs = await exportsOf(target)
      for (const { name, alias } of namesIn(list)) into.set(alias, theirs.get(name) ?? { file: target, name })
    }
    for (const [, from = ''] of text.matchAll(/^export \* from ["']([^"']+)["'];/gm)) {
      for (const entry of await exportsOf(await resolve(from, file))) found.set(...entry)
    }
    for (const part of broughtIn(text, 'export')) await passOn(part, found)
    const imported = new Map<string, Origin>()
    for (const part of broughtIn(text, 'import')) await passOn(part, imported)
    for (const { list } of lists(text, /^export \{([^}]*)\};/gm)) {
      for (const { name, alias } of namesIn(list))
        found.set(alias, imported.get(name) ?? { file, name: alias })
    }
    const own = /^export (?:const|let|var|class|(?:async )?function\*?) ([\w$]+)/gm
    for (const [, name = ''] of text.matchAll(own)) found.set(name, { file, name })
    return found
  }

  const exportsOf = (file: string): Promise<ReadonlyMap<string, Origin>> => {
    const known = tables.get(file) ?? read(file)
    tables.set(file, known)
    return known
  }

  /**
   * The origin of `name` as `importer` would get it from `from`; undefined where that is none of the SDK's files.
   * @throws Error when a file of the SDK exports no such name, as far as we can read it
   */
  return async (name: string, from: string, importer: string): Promise<Origin | undefined> => {
    const file = await resolve(from, importer)
    if (!isSdk(file)) return undefined
    const origin = (await exportsOf(file)).get(name)
    if (!origin) throw new Error(`${importer} imports ${name}, which ${file} does not seem to export`)
    return origin
  }
}
