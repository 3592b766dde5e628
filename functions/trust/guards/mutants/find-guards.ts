import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isNode, nameOf, nodesOf, parse, type Node } from './syntax.ts'
import { isRefusal, kinds, refusalParts, rulesOf, type Found, type Known, type Source } from './weakenings.ts'

/** One check of the product, and how the text of its file must be changed so that a running program can do without it. */
export type Guard = {
  /** Where it is, for people: `functions/core/route-handler.ts:41 refusal !actor → true`. */
  id: string
  /** The same without the line: a name that stays while others come and go above it. The nth of one name ends in `(n)`. */
  key: string
  file: string
  start: number
  end: number
  before: string
  after: string
}

/** Functions that create a refusal, `const unusable = (path) => new AppError(…)`; and rules that refusals call, directly or not. */
const readKnown = (sources: readonly Source[]): Known => {
  const makers = sources
    .flatMap(({ nodes }) => nodes)
    .filter(({ node: { init } }) => isNode(init) && isRefusal(init['body']))
    .map(({ node: { id } }) => nameOf(id))
  const named = (within: Node) => nodesOf(within).map(({ node }) => nameOf(node))
  const rules = Map.groupBy(sources.flatMap(rulesOf), ({ name }) => name)
  const known = { makers: new Set(makers), asked: new Set<string>() }
  const ask = (within: Node): void => {
    for (const name of named(within))
      if (rules.has(name) && !known.asked.has(name)) {
        known.asked.add(name)
        for (const { body } of rules.get(name)!) ask(body)
      }
  }
  for (const source of sources) for (const { node } of refusalParts(source, known.makers)) ask(node)
  return known
}

const toGuard = (
  { file, text }: Source,
  name: string,
  { node, call, isProperty }: Found,
  guard: number,
): Guard => {
  const { start, end } = node
  const line = text.slice(0, start).split('\n').length
  const key = nameOf(node['key'])
  const [before, after] = isProperty
    ? [`get ${key}() { return ${call(guard)}({`, `}).${key}) }`]
    : [`${call(guard)}(`, '))']
  return { id: `${file}:${line} ${name}`, key: `${file} ${name}`, file, start, end, before, after }
}

/** Every guard in these files. Names that are met again are counted. */
export const findIn = (sources: readonly Source[]): Guard[] => {
  const known = readKnown(sources)
  const met = new Map<string, number>()
  const found = sources.flatMap((source) =>
    Object.entries(kinds).flatMap(([kind, find]) =>
      find(source, known).map((one) => ({ source, kind, one })),
    ),
  )
  return found.map(({ source, kind, one }, index) => {
    const guard = toGuard(source, `${kind} ${one.says}`, one, index)
    const count = (met.get(guard.key) ?? 0) + 1
    met.set(guard.key, count)
    return count === 1 ? guard : { ...guard, key: `${guard.key} (${count})` }
  })
}

export const readSource = (file: string, text: string): Source => ({
  file,
  text,
  nodes: nodesOf(parse(file, text)),
})

/** Every guard of the product, found by what guards look like: a new one is among them without being named anywhere. */
export const findGuards = (
  root: string,
): { guards: readonly Guard[]; texts: ReadonlyMap<string, string> } => {
  const sources = globSync(['functions/**/*.ts', 'shared/rules/*.ts', 'shared/api/*.ts'], { cwd: root })
    .filter((file) => !/\.test\.ts$|^functions\/(?:testing|trust)\//.test(file))
    .toSorted()
    .map((file) => readSource(file, readFileSync(join(root, file), 'utf8')))
  return { guards: findIn(sources), texts: new Map(sources.map(({ file, text }) => [file, text])) }
}
