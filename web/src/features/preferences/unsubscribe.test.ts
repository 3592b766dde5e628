import { expect, test } from 'vitest'
import { mailTopics } from '#shared/schemas/preferences.ts'
import { readUnsubscribeLink } from './unsubscribe.tsx'

const read = (query: string) => readUnsubscribeLink(new URLSearchParams(query))

test.each([...mailTopics, 'all'])('knows the topic %s', (topic) =>
  expect(read(`token=T&topic=${topic}`)).toEqual({ token: 'T', topic, savedSearch: undefined }),
)

test('names a search where there is one', () =>
  expect(read('token=T&topic=savedSearches&savedSearch=S')?.savedSearch).toBe('S'))

test.each([
  '',
  'token=T',
  'topic=leads',
  'token=&topic=leads',
  'token=T&topic=toString',
  'token=T&topic=Leads',
])('is not taken in by %j', (query) => expect(read(query)).toBeUndefined())
