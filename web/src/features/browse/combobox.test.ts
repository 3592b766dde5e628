import { describe, expect, it } from 'vitest'
import { answerKey } from './combobox.ts'

type Box = Parameters<typeof answerKey>[1]

const modifiers = { keyCode: 0, isComposing: false, altKey: false, ctrlKey: false, metaKey: false }
const press = (key: string, box: Partial<Box>, held: Partial<typeof modifiers> = {}) =>
  answerKey(
    { key, ...modifiers, ...held },
    { open: true, active: -1, count: 3, removable: 0, empty: false, ...box },
  )

describe('arrows', () => {
  it.each([
    ['ArrowDown', -1, 0],
    ['ArrowDown', 2, -1],
    ['ArrowUp', -1, 2],
    ['ArrowUp', 0, -1],
  ])('%s goes from %i to %i: round, through what is typed', (key, active, next) =>
    expect(press(key, { active })).toEqual({ open: true, active: next }),
  )

  it('open a closed list at its first or last option', () => {
    expect(press('ArrowDown', { open: false })).toEqual({ open: true, active: 0 })
    expect(press('ArrowUp', { open: false })).toEqual({ open: true, active: 2 })
  })

  it('with Alt only open and close', () => {
    expect(press('ArrowDown', { open: false }, { altKey: true })).toEqual({ open: true, active: -1 })
    expect(press('ArrowUp', { active: 1 }, { altKey: true })).toEqual({ open: false, active: -1 })
  })

  it('are the browser’s where there is no list', () =>
    expect(press('ArrowDown', { open: false, count: 0 })).toBeUndefined())
})

describe('Enter', () => {
  it('chooses the active option, and does not submit', () =>
    expect(press('Enter', { active: 1 })).toEqual({ open: false, active: -1, act: 'choose' }))

  it.each([{ active: -1 }, { open: false, active: 1 }])('searches the text with %o', (box) =>
    expect(press('Enter', box)).toEqual({ open: false, active: -1, native: true }),
  )
})

describe('Escape', () => {
  it('closes, then empties the box, then means nothing here', () => {
    expect(press('Escape', { active: 1 })).toEqual({ open: false, active: -1 })
    expect(press('Escape', { open: false })).toEqual({ open: false, active: -1, act: 'empty' })
    expect(press('Escape', { open: false, empty: true })).toBeUndefined()
  })
})

describe('keys of the text', () => {
  it.each(['Home', 'End', 'ArrowLeft', 'ArrowRight'])(
    '%s moves in the text and leaves the options',
    (key) => {
      expect(press(key, { active: 1 })).toEqual({ open: true, active: -1, native: true })
      expect(press(key, {})).toBeUndefined()
    },
  )

  it('Tab closes and goes on', () =>
    expect(press('Tab', { active: 1 })).toEqual({ open: false, active: -1, native: true }))

  it.each([{ isComposing: true }, { keyCode: 229 }, { ctrlKey: true }, { metaKey: true }])(
    'are left alone with %o',
    (held) => {
      for (const key of ['Enter', 'ArrowDown', 'Escape', 'Delete'])
        expect(press(key, { active: 1, removable: 2 }, held)).toBeUndefined()
    },
  )
})

describe('Delete', () => {
  it('removes a recent search and stays among them', () => {
    expect(press('Delete', { active: 0, removable: 2 })).toEqual({ open: true, active: 0, act: 'remove' })
    expect(press('Delete', { active: 1, removable: 2 })).toEqual({ open: true, active: 0, act: 'remove' })
    expect(press('Delete', { active: 0, removable: 1 })).toEqual({ open: true, active: -1, act: 'remove' })
  })

  it.each([{ active: -1 }, { active: 2 }, { active: 1, open: false }])('deletes text with %o', (box) =>
    expect(press('Delete', { removable: 2, ...box })).toBeUndefined(),
  )
})
