import { describe, expect, it } from 'vitest'
import { readRecents, textChoice, withRecent, type Choice } from './recent-searches.ts'

const toyota: Choice = { label: { en: 'Toyota', ar: 'تويوتا' }, query: { make: 'Toyota' } }
const texts = (recents: readonly Choice[]) => recents.map(({ label }) => label.en)
const after = (...searches: (Choice | string)[]) =>
  searches.reduce<readonly Choice[]>(
    (recents, search) => withRecent(recents, typeof search === 'string' ? textChoice(search) : search),
    [],
  )

describe('recent searches', () => {
  it('are five at most, the newest first', () =>
    expect(texts(after('a1', 'b2', 'c3', 'd4', 'e5', 'f6'))).toEqual(['f6', 'e5', 'd4', 'c3', 'b2']))

  it('stand there once, whatever the spelling', () =>
    expect(texts(after('Camry', 'Patrol', 'camry'))).toEqual(['camry', 'Patrol']))

  it('tell filters from the same word as a text', () =>
    expect(texts(after('Toyota', 'Patrol', toyota))).toEqual(['Toyota', 'Patrol', 'Toyota']))

  it.each(['toy', 'تويو', 'Toyota'])('forget %j on the way to what it began', (text) =>
    expect(after(text, toyota)).toEqual([toyota]),
  )

  it('forget only the newest that way', () =>
    expect(texts(after('toy', 'Patrol', 'toyota'))).toEqual(['toyota', 'Patrol', 'toy']))
})

describe('what was kept', () => {
  it('comes back', () => {
    const recents = after('camry', toyota)
    expect(readRecents(JSON.stringify(recents))).toEqual(recents)
  })

  it.each([null, '', 'nonsense', '{}', 'null', '[null, 1, {}, {"label":{"en":"a","ar":"b"}}]'])(
    '%j is nothing',
    (stored) => expect(readRecents(stored)).toEqual([]),
  )

  it('keeps what is right beside what is not', () =>
    expect(
      readRecents(
        JSON.stringify([{ label: { en: 'a' }, query: {} }, toyota, { ...toyota, query: { make: 5 } }]),
      ),
    ).toEqual([toyota]))
})
