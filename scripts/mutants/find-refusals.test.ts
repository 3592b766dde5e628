import { describe, expect, test } from 'vitest'
import { clausesOf, findConditions } from './find-conditions.ts'
import { findMoves } from './find-tables.ts'
import { findPredicates, findRefusals, refusalMakers } from './find-refusals.ts'
import type { Found } from './guard.ts'
import { rewrite } from './load-switched.ts'
import { runs, createSwitch, type Run } from './switch.ts'
import { parse } from './syntax.ts'

const says = (found: readonly Found[]): string[] => found.map((one) => one.says)

const refusalsIn = (source: string): string[] => {
  const program = parse('a.ts', source)
  return says(findRefusals(source, program, new Set(refusalMakers(program))))
}

describe('refusals', () => {
  test('are weakened by each part that alone lets somebody through', () => {
    expect(refusalsIn(`if (!a || b(a) || (c && !d)) throw new AppError('FORBIDDEN')`)).toEqual([
      'a → true',
      'b(a) → false',
      'c && !d → false',
    ])
    expect(refusalsIn(`if (!(a && !b)) { throw new AppError(code) }`)).toEqual(['a → true', 'b → false'])
  })

  test('are followed to what their condition was worked out as, and to who makes the refusal', () => {
    const source = `const mayGo = a && b; if (!mayGo) throw new AppError('FORBIDDEN')`
    expect(refusalsIn(source)).toEqual(['a → true', 'b → true'])
    expect(refusalsIn(`const no = () => new AppError('NOT_FOUND'); if (a) throw no()`)).toEqual(['a → false'])
  })

  test('are none where the input is faulty or a failure is translated', () => {
    expect(refusalsIn(`if (a) throw new AppError('BAD_REQUEST')`)).toEqual([])
    expect(refusalsIn(`try { go() } catch { if (a) throw new AppError('CONFLICT') }`)).toEqual([])
  })
})

describe('rules, moves and conditions', () => {
  test('are weakened part by part, row by row and clause by clause', () => {
    const rule = `const canGo = (a) => a.isFree && !a.isLost`
    expect(says(findPredicates(rule, parse('a.ts', rule), new Set(['canGo'])))).toEqual([
      'canGo: a.isFree → true',
      'canGo: a.isLost → false',
    ])
    const moves = `const adminMoves = { A: ['B'], B: [] }`
    expect(says(findMoves(moves, parse('a.ts', moves)))).toEqual([
      `A: ['B'] → everywhere`,
      'B: [] → everywhere',
    ])
    const write = `const w = () => ({ if: 'a = :a' + ' AND (b = :b OR c = :c)' })`
    expect(says(findConditions(write, parse('a.ts', write)))).toEqual([
      'a = :a → nothing',
      '(b = :b OR c = :c) → nothing',
    ])
  })

  test('a condition of alternatives is one clause', () => {
    expect(clausesOf('a = :a OR b = :b AND c = :c')).toEqual(['a = :a OR b = :b AND c = :c'])
  })
})

describe('the switch', () => {
  const run = (off?: number): Run => ({ off, mattered: new Set(), asked: new Map() })
  const guard = createSwitch(clausesOf)

  test('takes one guard away for one run, and tells to which runs one mattered', () => {
    const [on, off] = [run(), run(7)]
    expect(runs.run(on, () => guard.truth(7, false, true))).toBe(true)
    expect(runs.run(off, () => guard.truth(7, false, true))).toBe(false)
    expect(runs.run(off, () => guard.truth(8, false, true))).toBe(true)
    expect([...on.mattered]).toEqual([7])
  })

  test('keeps every name of a condition that it takes away', () => {
    const condition = runs.run(run(1), () => guard.condition(1, 1, 'a = :a AND b = :b'))
    expect(condition).toBe('(a = :a) AND ((b = :b) OR attribute_not_exists(neverAnAttribute))')
  })

  test('ends a run that nobody waits for', () => {
    const over = { ...run(1), isOver: true }
    expect(() => runs.run(over, () => guard.truth(2, false, true))).toThrow('over')
  })
})

test('what is set around parts of a text keeps their order, one within another', () => {
  const wraps = [
    { start: 0, end: 6, before: '[', after: ']' },
    { start: 0, end: 1, before: '(', after: ')' },
    { start: 5, end: 6, before: '<', after: '>' },
  ]
  expect(rewrite('a && b', wraps)).toBe('[(a) && <b>]')
})
