import type { AdminUser } from '#shared/schemas/user.ts'

type Page = { users: AdminUser[]; nextCursor?: string | undefined }
type UserList = { pages: Page[] }

/** The users loaded so far, in order. One who moved between two pages while they were loaded counts once. */
export const loadedUsers = (list: UserList | undefined): AdminUser[] => [
  ...new Map(list?.pages.flatMap(({ users }) => users).map((user) => [user.id, user])).values(),
]

const changePages = <L extends UserList>(list: L, change: (users: AdminUser[]) => AdminUser[]): L => ({
  ...list,
  pages: list.pages.map((page) => ({ ...page, users: change(page.users) })),
})

/** The list with what the server has just said of one user. They stay, also where the list asks for others. */
export const withUser = <L extends UserList>(list: L, user: AdminUser): L =>
  changePages(list, (users) => users.map((one) => (one.id === user.id ? user : one)))

/** The list after a user was deleted. */
export const withoutUser = <L extends UserList>(list: L, id: string): L =>
  changePages(list, (users) => users.filter((one) => one.id !== id))
