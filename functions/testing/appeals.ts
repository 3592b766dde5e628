import { api, apiOk } from '#functions/testing/api.ts'
import type { Person } from '#functions/testing/people.ts'
import type { AppealView } from '#shared/schemas/moderation.ts'

export const plea = 'It is my own car, and the photos were taken yesterday.'

/** Appeals against a rejection. Does not check the response. */
export const appeal = ({ token }: Person, about: string, message = plea) =>
  api('POST', '/api/appeals', { token, body: { about, message } })

/** Answers an appeal as an admin. Does not check the response. */
export const answer = ({ token }: Person, appealId: string, body: Readonly<Record<string, unknown>>) =>
  api('PUT', `/api/admin/appeals/${appealId}/status`, { token, body })

/** All appeals in a status as admins see them, from every page. */
export const appealsIn = async ({ token }: Person, status: string): Promise<AppealView[]> => {
  const found: AppealView[] = []
  for (let cursor = ''; ;) {
    const { body } = await apiOk('GET', `/api/admin/appeals?status=${status}&limit=100${cursor}`, { token })
    found.push(...body.appeals)
    if (!body.nextCursor) return found
    cursor = `&cursor=${body.nextCursor}`
  }
}

/** The appeals in a status about one listing, plate or application. */
export const appealsAbout = async (admin: Person, about: string, status = 'OPEN') =>
  (await appealsIn(admin, status)).filter((each) => each.about.id === about)
