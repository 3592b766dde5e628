import { describe, expect, test } from 'vitest'
import { actOf } from './review-keys.ts'

type Pressed = Parameters<typeof actOf>[0]
type Context = Parameters<typeof actOf>[1]

const pressed = (key: string, more: Partial<Pressed> = {}): Pressed => ({
  key,
  code: /^[a-z]$/i.test(key) ? `Key${key.toUpperCase()}` : key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  repeat: false,
  ...more,
})
const review: Context = { view: 'review', isTyping: false, isChoosing: false, isRtl: false }
const form: Context = { ...review, view: 'reject' }

describe('in a review', () => {
  test.each([
    ['a', 'approve'],
    ['A', 'approve'],
    ['r', 'reject'],
    ['n', 'next'],
    ['j', 'next'],
    ['p', 'previous'],
    ['k', 'previous'],
    ['u', 'skip'],
    ['?', 'help'],
    ['؟', 'help'],
  ])('%s: %s', (key, act) => expect(actOf(pressed(key), review)).toEqual({ act }))

  test('an Arabic layout has the letters in the same places', () => {
    expect(actOf(pressed('ش', { code: 'KeyA' }), review)).toEqual({ act: 'approve' })
    expect(actOf(pressed('ق', { code: 'KeyR' }), review)).toEqual({ act: 'reject' })
  })
  test('a Latin layout of another order counts by what the key says', () => {
    expect(actOf(pressed('a', { code: 'KeyQ' }), review)).toEqual({ act: 'approve' })
    expect(actOf(pressed('q', { code: 'KeyA' }), review)).toBeUndefined()
  })
  test('arrows follow the reading direction', () => {
    expect(actOf(pressed('ArrowRight'), review)).toEqual({ act: 'next' })
    expect(actOf(pressed('ArrowLeft'), review)).toEqual({ act: 'previous' })
    expect(actOf(pressed('ArrowLeft'), { ...review, isRtl: true })).toEqual({ act: 'next' })
    expect(actOf(pressed('ArrowRight'), { ...review, isRtl: true })).toEqual({ act: 'previous' })
  })
  test('arrows move along choices where the focus is on one; letters still count', () => {
    const choosing = { ...review, isChoosing: true }
    expect(actOf(pressed('ArrowRight'), choosing)).toBeUndefined()
    expect(actOf(pressed('a'), choosing)).toEqual({ act: 'approve' })
  })
  test('nothing while typing', () => {
    const typing = { ...review, isTyping: true }
    for (const key of ['a', 'r', 'n', '?', 'ArrowRight']) expect(actOf(pressed(key), typing)).toBeUndefined()
  })
  test("nothing with the browser's own modifiers", () => {
    for (const modifier of ['ctrlKey', 'metaKey', 'altKey'])
      expect(actOf(pressed('a', { [modifier]: true }), review)).toBeUndefined()
  })
  test('a key that is held down steps through the queue, but decides nothing', () => {
    expect(actOf(pressed('n', { repeat: true }), review)).toEqual({ act: 'next' })
    for (const key of ['a', 'r', 'u']) expect(actOf(pressed(key, { repeat: true }), review)).toBeUndefined()
  })
  test('Escape and digits mean nothing here', () => {
    expect(actOf(pressed('Escape'), review)).toBeUndefined()
    expect(actOf(pressed('1', { code: 'Digit1' }), review)).toBeUndefined()
  })
})

describe('in the form of a refusal', () => {
  test('digits toggle reasons, in any script and on both blocks', () => {
    expect(actOf(pressed('1', { code: 'Digit1' }), form)).toEqual({ act: 'reason', index: 0 })
    expect(actOf(pressed('٩', { code: 'Digit9' }), form)).toEqual({ act: 'reason', index: 8 })
    expect(actOf(pressed('3', { code: 'Numpad3' }), form)).toEqual({ act: 'reason', index: 2 })
    expect(actOf(pressed('0', { code: 'Digit0' }), form)).toBeUndefined()
  })
  test('digits are text while typing', () =>
    expect(actOf(pressed('1', { code: 'Digit1' }), { ...form, isTyping: true })).toBeUndefined())
  test('Escape leads back and Ctrl or ⌘ with Enter submits, while typing too', () => {
    const typing = { ...form, isTyping: true }
    expect(actOf(pressed('Escape'), typing)).toEqual({ act: 'back' })
    expect(actOf(pressed('Enter', { ctrlKey: true }), typing)).toEqual({ act: 'submit' })
    expect(actOf(pressed('Enter', { metaKey: true }), typing)).toEqual({ act: 'submit' })
    expect(actOf(pressed('Enter'), typing)).toBeUndefined()
  })
  test('the letters of the review decide nothing', () => {
    for (const key of ['a', 'r', 'n', 'u', 'ArrowRight']) expect(actOf(pressed(key), form)).toBeUndefined()
  })
})
