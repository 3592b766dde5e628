import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findAccesses, findMoves } from './find-tables.ts'
import { findConditions } from './find-conditions.ts'
import {
  findPredicates,
  namesIn,
  predicatesOf,
  findGates,
  findRefusals,
  refusalMakers,
  refusalTests,
} from './find-refusals.ts'
import type { Found, Guard } from './guard.ts'
import { parse, type Node } from './syntax.ts'

const root = join(import.meta.dirname, '../..')

type Source = { file: string; text: string; program: Node }

const notProduct = /\.test\.ts$|^functions\/(?:testing|trust)\//

/** Every file in which somebody is let in or something is kept: functions, rules and contracts. */
const readSources = (): Source[] =>
  globSync(['functions/**/*.ts', 'shared/rules/*.ts', 'shared/api/*.ts'], { cwd: root })
    .filter((file) => !notProduct.test(file))
    .toSorted()
    .map((file) => {
      const text = readFileSync(join(root, file), 'utf8')
      return { file, text, program: parse(file, text) }
    })

/** Files that say who a caller is, in which giving nobody is a refusal. */
const gates = new Set(['functions/core/route-handler.ts', 'functions/adapters/access-token.ts'])

/** Facts of all files that finding guards in one file needs. */
type Known = {
  /** The rules that refusals call, and those that these call in turn. */
  asked: ReadonlySet<string>
  /** Functions that create a refusal. */
  makers: ReadonlySet<string>
}

const readKnown = (sources: readonly Source[]): Known => {
  const makers = new Set(sources.flatMap(({ program }) => refusalMakers(program)))
  const rules = sources.flatMap(({ program }) => predicatesOf(program))
  const asked = new Set(
    sources.flatMap(({ program }) => refusalTests(program, makers).flatMap((test) => namesIn(test))),
  )
  for (const name of asked)
    for (const rule of rules) if (rule.name === name) for (const next of namesIn(rule.body)) asked.add(next)
  return { asked: asked.intersection(new Set(rules.map(({ name }) => name))), makers }
}

const isRule = (file: string): boolean => file.startsWith('shared/rules/')

const findIn = ({ file, text, program }: Source, { asked, makers }: Known): Found[] => {
  if (file.startsWith('shared/api/')) return findAccesses(program)
  return [
    ...findRefusals(text, program, makers),
    ...findPredicates(text, program, asked),
    ...(isRule(file) ? [] : findGates(text, program, gates.has(file))),
    ...findMoves(text, program),
    ...findConditions(text, program),
  ]
}

const lineOf = (text: string, at: number): number => text.slice(0, at).split('\n').length

/** Every guard of the product, and the files as they were when it was found. */
export type Guarded = { guards: readonly Guard[]; texts: ReadonlyMap<string, string> }

/** Every guard of the product, found by what guards look like: a new one is among them without being named anywhere. */
export const findGuards = (): Guarded => {
  const sources = readSources()
  const known = readKnown(sources)
  const all = sources.flatMap((source) => findIn(source, known).map((found) => ({ found, source })))
  const met = new Map<string, number>()
  const guards = all.map(({ found: { kind, at, says, wrap }, source: { file, text } }, index) => {
    const name = `${file} ${kind} ${says}`
    const count = (met.get(name) ?? 0) + 1
    met.set(name, count)
    return {
      id: `${file}:${lineOf(text, at.start)} ${kind} ${says}`,
      key: count === 1 ? name : `${name} (${count})`,
      kind,
      file,
      wrap: wrap(String(index)),
    }
  })
  return { guards, texts: new Map(sources.map(({ file, text }) => [file, text])) }
}
