import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { patched, renewals } from './load-product.ts'
import { plantedRaces } from './planted.ts'

const root = join(import.meta.dirname, '../../..')
const read = (file: string): string => readFileSync(join(root, file), 'utf8')

it.each(Object.entries({ ...plantedRaces, renewals: { patches: renewals } }))(
  'what %s changes in the product is there to be changed',
  (_, { patches }) => {
    for (const { file } of patches) expect(patched(file, read(file), patches)).not.toBe(read(file))
  },
)

// These remember what is the same in every schedule, or what is only logged.
const harmless =
  /^(?:client|cached|verifier|isFirstCall|isReady|document|built|byLength|answers|bars|knownDetails|knownTrims|modelTables|trimTables|dealersOf|keptOf|keysOfWords|orders|prototypes|storeMs)$/

// `let known`, and what is filled as it goes: `new Map<string, number>()`.
const remembered = /^(?:let (\w+)|const (\w+)(?:: [^=\n]+)? = new (?:Map|Set|WeakMap)(?:<[^\n]*>)?\(\)$)/gm

it('whatever a module of the product remembers is renewed before each schedule, or harmless', () => {
  const files = globSync(['functions/**/*.ts', 'shared/**/*.ts'], { cwd: root }).filter(
    (file) => !/\.test\.ts$|^functions\/(?:testing|trust)\/|\/testing\//.test(file),
  )
  const found = files.flatMap((file) => {
    const text = read(file)
    const renewing = renewals.filter((one) => one.file === file).map(({ put }) => put)
    return [...text.matchAll(remembered)]
      .map(([, first, second]) => first ?? second ?? '')
      .filter((name) => !harmless.test(name) && !renewing.some((put) => put.includes(name)))
      .map((name) => `${file} ${name}`)
  })
  expect(found).toEqual([])
})
