import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { interpret } from './understand-text.ts'

type Golden = { group: string; phrase: string; expected: string[] }

const source = readFileSync(new URL('golden/phrases.txt', import.meta.url), 'utf8')

const read = (): Golden[] => {
  let group = ''
  return source.split('\n').flatMap((line): Golden[] => {
    if (line.startsWith('# ')) group = line.slice(2)
    const [phrases = '', meaning] = line.split(' => ')
    if (!group || meaning === undefined) return []
    const expected = meaning === 'nothing' ? [] : meaning.split(', ')
    return phrases.split(' | ').map((phrase) => ({ group, phrase, expected }))
  })
}

const partsOf = (phrase: string): string[] =>
  interpret(phrase).understood.map((part) => {
    if (!('value' in part)) {
      const ends = part.min === part.max ? [part.min, part.max] : [part.min ?? '', part.max ?? '']
      return `${part.kind} ${ends.join('-')}`
    }
    return part.kind === 'model' ? `model ${part.make} ${part.value}` : `${part.kind} ${part.value}`
  })

const isUnderstood = ({ phrase, expected }: Golden): boolean => {
  const parts = partsOf(phrase)
  const isThere = (each: string) =>
    each.endsWith(' any') ? parts.some((part) => part.startsWith(each.slice(0, -3))) : parts.includes(each)
  // Another car than the one that is meant is worse than none.
  const wrong = parts.filter((part) => /^(make|model) /.test(part) && !expected.includes(part))
  const isImplied = (part: string) =>
    expected.some((each) => each.startsWith(`model ${part.slice('make '.length)} `)) ||
    expected.some((each) => each.startsWith('generation '))
  return expected.every(isThere) && wrong.every(isImplied) && (expected.length > 0 || parts.length === 0)
}

/** The least share of a class, and of all, that must be understood. */
const least = { ofGroup: 0.9, ofAll: 0.98 }

test('what people of the Gulf type is understood, class by class', () => {
  const golden = read()
  expect(golden.length).toBeGreaterThanOrEqual(400)
  expect(new Set(golden.map(({ phrase }) => phrase)).size).toBe(golden.length)
  const missed = golden.filter((each) => !isUnderstood(each))
  const share = (all: number, lost: number) => (all - lost) / all
  const groups = Map.groupBy(golden, ({ group }) => group)
  const recall = Array.from(groups, ([group, all]) => {
    const lost = missed.filter((each) => each.group === group)
    return { group, phrases: all.length, recall: share(all.length, lost.length), lost }
  })
  const lines = recall.map(
    ({ group, phrases, recall }) => `${(100 * recall).toFixed(1).padStart(5)} %  ${phrases} ${group}`,
  )
  process.stdout.write(
    `Recall of the golden phrases, ${golden.length} in all:\n${lines.join('\n')}\n${missed
      .map(({ phrase, expected }) => `missed: ${phrase}: ${partsOf(phrase)}, not ${expected}\n`)
      .join('')}`,
  )
  for (const { group, recall: each } of recall) expect([group, each >= least.ofGroup]).toEqual([group, true])
  expect(share(golden.length, missed.length)).toBeGreaterThanOrEqual(least.ofAll)
})
