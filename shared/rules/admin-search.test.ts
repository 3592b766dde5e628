import { expect, test } from 'vitest'
import { matchesSearch } from './admin-search.ts'

test.each([
  ['NOOR', ['noor.k', 'noor@example.com']],
  ['example', ['noor.k', 'noor@example.com']],
  ['  al k ', ['Noor Al Kuwari']],
  ['اودي', ['Audi', 'أودي كيو 7']],
  ['تويوتا', ['تـويوتا']],
  ['q-٣٣٣', ['Q-333']],
  ['', []],
  [undefined, ['anything']],
])('%s is found in %j', (search, texts) => expect(matchesSearch(search, texts)).toBe(true))

test.each([
  ['noor k', ['noor', 'kuwari']],
  ['kk', ['noor.k', null, undefined]],
  ['%', ['100']],
  ['.*', ['noor']],
])('%s is not found in %j', (search, texts) => expect(matchesSearch(search, texts)).toBe(false))
