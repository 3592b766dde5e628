import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isNode, nameOf, nodesOf, parse, type Node } from '#scripts/mutants/syntax.ts'

const root = join(import.meta.dirname, '../../..')

export const rooms = ['functions', 'web', 'infra', 'shared', 'scripts'] as const
export type Room = (typeof rooms)[number]

/** A function by the name that it is given, with the number of its lines. */
type Measured = { name: string; lines: number }

/** What a file imports, as `written` and where it leads: a path within the repository or a package. Types are gone when the program runs. */
type Import = {
  written: string
  from: string
  isLocal: boolean
  isType: boolean
  names: readonly string[]
}

/** One source file: its path within the repository, with `/`. */
export type Source = {
  file: string
  room: Room
  lines: number
  imports: readonly Import[]
  functions: readonly Measured[]
}

/** What the lint's ceiling of lines spares: tests, and what is data rather than code. */
const spared = (): readonly string[] => {
  const { overrides } = JSON.parse(readFileSync(join(root, '.oxlintrc.json'), 'utf8')) as {
    overrides: { files: string[]; rules: Record<string, unknown> }[]
  }
  return overrides.flatMap(({ files, rules }) => (rules['max-lines'] === 'off' ? files : []))
}

/** What serves tests alone. */
const forTests = [
  '**/*.e2e.ts',
  '**/*.test-*.ts',
  '**/testing/**',
  'functions/trust/**',
  'web/e2e/**',
  '**/*.d.ts',
]

const aliases: readonly (readonly [alias: string, folder: string])[] = [
  ['#web/', 'web/src/'],
  ...rooms.map((room) => [`#${room}/`, `${room}/`] as const),
]

/** Where an import leads: a path within the repository, or a package's name. */
const resolve = (file: string, from: string): Pick<Import, 'from' | 'isLocal'> => {
  const alias = aliases.find(([alias]) => from.startsWith(alias))
  if (alias) return { from: from.replace(alias[0], alias[1]), isLocal: true }
  return from.startsWith('.') ? { from: join(dirname(file), from), isLocal: true } : { from, isLocal: false }
}

const toImport = (file: string, node: Node): Import[] => {
  const source = node['source']
  if (!isNode(source)) return []
  const specifiers = (node['specifiers'] ?? []) as Node[]
  const kept = specifiers.filter((each) => each['importKind'] !== 'type')
  const isType =
    node['importKind'] === 'type' ||
    node['exportKind'] === 'type' ||
    (specifiers.length > 0 && kept.length === 0)
  const names = kept.map((each) => nameOf(each['imported']) ?? '*')
  const written = String(source['value'])
  return [{ written, ...resolve(file, written), isType, names }]
}

const functionTypes = new Set(['ArrowFunctionExpression', 'FunctionExpression', 'FunctionDeclaration'])

const functionsOf = (program: Node, text: string): Measured[] =>
  nodesOf(program)
    .filter(({ node }) => functionTypes.has(node.type))
    .map(({ node, parent }) => ({
      name: nameOf(node['id']) ?? nameOf(parent?.node['id']) ?? nameOf(parent?.node['key']) ?? '(no name)',
      lines: text.slice(node.start, node.end).split('\n').length,
    }))

const read = (file: string): Source => {
  const text = readFileSync(join(root, file), 'utf8')
  const program = parse(file, text)
  return {
    file,
    room: file.split('/')[0] as Room,
    lines: text.trimEnd().split('\n').length,
    imports: ((program['body'] ?? []) as Node[]).flatMap((node) => toImport(file, node)),
    functions: functionsOf(program, text),
  }
}

/** Every source file of the five rooms without tests and data, by path. */
export const readSources = (): Source[] =>
  globSync('{functions,web,infra,shared,scripts}/**/*.{ts,tsx,js,mjs}', {
    cwd: root,
    exclude: [...spared(), ...forTests],
  })
    .toSorted()
    .map(read)
