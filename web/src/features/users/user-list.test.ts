import { describe, expect, test } from 'vitest'
import type { AdminUser } from '#shared/schemas/user.ts'
import { loadedUsers, withoutUser, withUser } from './user-list.ts'

const user = (id: string, username = id) => ({ id, username }) as AdminUser
const list = {
  pages: [{ users: [user('a'), user('b')], nextCursor: 'next' }, { users: [] }, { users: [user('c')] }],
}
const ids = (users: readonly AdminUser[]) => users.map(({ id }) => id)

describe('the users loaded so far', () => {
  test('are those of all pages in order, through an empty one', () => {
    expect(ids(loadedUsers(list))).toEqual(['a', 'b', 'c'])
    expect(loadedUsers(undefined)).toEqual([])
  })

  test('count somebody who moved between two pages once, as they are on the later one', () => {
    const moved = { pages: [...list.pages, { users: [user('a', 'renamed')] }] }
    expect(loadedUsers(moved).map(({ username }) => username)).toEqual(['renamed', 'b', 'c'])
  })
})

test('what the server says of a user replaces them where they stand', () => {
  const after = withUser(list, user('b', 'renamed'))
  expect(loadedUsers(after).map(({ username }) => username)).toEqual(['a', 'renamed', 'c'])
  expect(after.pages[0]?.nextCursor).toBe('next')
  expect(loadedUsers(withUser(list, user('unknown')))).toHaveLength(3)
})

test('a deleted user leaves the list', () => {
  expect(ids(loadedUsers(withoutUser(list, 'b')))).toEqual(['a', 'c'])
})
