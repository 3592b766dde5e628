import { describe, expect, it } from 'vitest'
import type { Message, Messages } from './messages.ts'

const english = import.meta.glob<Messages>('./en/*.ts', { eager: true, import: 'default' })
const arabic = import.meta.glob<Messages>('./ar/*.ts', { eager: true, import: 'default' })

const forms = (message: Message | undefined) =>
  typeof message === 'string' ? [message] : Object.values(message ?? {})
const placeholders = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)
const wanted = (message: Message) => new Set(forms(message).flatMap(placeholders))

// The types see to the keys; what stands inside a message they cannot see.
describe.each(Object.entries(english))('%s', (path, messages) => {
  const translation = arabic[path.replace('/en/', '/ar/')]

  it.each(Object.entries(messages))('%s has the same places in Arabic', (key, message) => {
    const known = new Set([...wanted(message), 'count'])
    const used = wanted(translation?.[key] ?? '')
    expect([...used].filter((name) => !known.has(name))).toEqual([])
    // A form for one or two may spell the number out.
    expect([...wanted(message)].filter((name) => name !== 'count' && !used.has(name))).toEqual([])
  })

  it('has Western digits and no leftovers', () => {
    for (const text of [...Object.values(messages), ...Object.values(translation ?? {})].flatMap(forms)) {
      expect(text).not.toMatch(/[٠-٩۰-۹]|TODO|\{\{/)
      expect(text).toBe(text.trim())
    }
  })

  it('keeps a percent sign beside its number in Arabic', () => {
    for (const text of Object.values(translation ?? {}).flatMap(forms))
      expect(text.replaceAll('\u200e%\u200e', '')).not.toContain('%')
  })
})
