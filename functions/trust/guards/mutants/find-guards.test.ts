import { describe, expect, test } from 'vitest'
import { findIn, readSource } from './find-guards.ts'
import { rewrite } from './load-switched.ts'
import { clausesOf, guardSwitch, runs, type Run } from './switch.ts'

/** The weakened checks of a file, without the file's name. */
const guardsIn = (...texts: string[]): string[] =>
  findIn(texts.map((text) => readSource('functions/a.ts', text))).map(({ key }) => key.replace(/^\S+ /, ''))

describe('refusals', () => {
  test('are weakened by each part that alone lets somebody through', () => {
    expect(guardsIn(`if (!a || b(a) || (c && !d)) throw new AppError('FORBIDDEN')`)).toEqual([
      'refusal a → true',
      'refusal b(a) → false',
      'refusal c && !d → false',
    ])
    expect(guardsIn(`if (!(a && !b)) { throw new AppError(code) }`)).toEqual([
      'refusal a → true',
      'refusal b → false',
    ])
  })

  test('are followed to how their condition was computed, and to what makes the refusal', () => {
    const source = `const mayGo = a && b; if (!mayGo) throw new AppError('FORBIDDEN')`
    expect(guardsIn(source)).toEqual(['refusal a → true', 'refusal b → true'])
    expect(guardsIn(`const no = () => new AppError('NOT_FOUND'); if (a) throw no()`)).toEqual([
      'refusal a → false',
    ])
  })

  test('are none where the input is faulty or a failure is translated', () => {
    expect(guardsIn(`if (a) throw new AppError('BAD_REQUEST')`)).toEqual([])
    expect(guardsIn(`try { go() } catch { if (a) throw new AppError('CONFLICT') }`)).toEqual([])
  })
})

describe('rules, moves and conditions', () => {
  test('are weakened part by part, row by row and clause by clause', () => {
    const refusal = `if (!canGo(a)) throw new AppError('FORBIDDEN')`
    expect(guardsIn(`const canGo = (a) => a.isFree && !a.isLost`, refusal)).toEqual([
      'predicate canGo: a.isFree → true',
      'predicate canGo: a.isLost → false',
      'refusal canGo(a) → true',
    ])
    expect(guardsIn(`const adminMoves = { A: ['B'], B: [] }`)).toEqual([
      `move A: ['B'] → everywhere`,
      'move B: [] → everywhere',
    ])
    expect(guardsIn(`const w = () => ({ if: 'a = :a' + ' AND (b = :b OR c = :c)' })`)).toEqual([
      'condition a = :a → nothing',
      'condition (b = :b OR c = :c) → nothing',
    ])
  })

  test('a condition of alternatives is one clause', () => {
    expect(clausesOf('a = :a OR b = :b AND c = :c')).toEqual(['a = :a OR b = :b AND c = :c'])
  })
})

describe('the switch', () => {
  const run = (off?: number): Run => ({ off, mattered: new Set(), asked: new Map() })

  test('takes one guard away for one run, and notes to which runs one mattered', () => {
    const [on, off] = [run(), run(7)]
    expect(runs.run(on, () => guardSwitch.value(7, false, true))).toBe(true)
    expect(runs.run(off, () => guardSwitch.value(7, false, true))).toBe(false)
    expect(runs.run(off, () => guardSwitch.value(8, false, true))).toBe(true)
    expect([...on.mattered]).toEqual([7])
  })

  test('keeps every name of a condition that it takes away', () => {
    const condition = runs.run(run(1), () => guardSwitch.condition(1, 1, 'a = :a AND b = :b'))
    expect(condition).toBe('(a = :a) AND ((b = :b) OR attribute_not_exists(neverAnAttribute))')
  })

  test('ends a run that nobody waits for', () => {
    const over = { ...run(1), isOver: true }
    expect(() => runs.run(over, () => guardSwitch.value(2, false, true))).toThrow('over')
  })
})

test('text set around parts of a file keeps their order, one within another', () => {
  const guards = [
    { start: 0, end: 6, before: '[', after: ']' },
    { start: 0, end: 1, before: '(', after: ')' },
    { start: 5, end: 6, before: '<', after: '>' },
  ]
  expect(rewrite('a && b', guards)).toBe('[(a) && <b>]')
})
