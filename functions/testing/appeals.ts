import { api, apiOk } from '#functions/testing/api.ts'
import type { Person } from '#functions/testing/people.ts'
import type { AppealView } from '#shared/schemas/moderation.ts'

export const plea = 'It is my own car, and the photos were taken yesterday.'

/** Appeals against a refusal, however it is answered. */
export const appeal = ({ token }: Person, about: string, message = plea) =>
  api('POST', '/api/appeals', { token, body: { about, message } })

/** Answers an appeal as an admin, however that is answered. */
export const answer = ({ token }: Person, appealId: string, body: Readonly<Record<string, unknown>>) =>
  api('PUT', `/api/admin/appeals/${appealId}/status`, { token, body })

/** Every appeal in a status as admins see it, page by page. */
export const appealsIn = async ({ token }: Person, status: string): Promise<AppealView[]> => {
  const found: AppealView[] = []
  for (let cursor = ''; ;) {
    const { body } = await apiOk('GET', `/api/admin/appeals?status=${status}&limit=100${cursor}`, { token })
    found.push(...body.appeals)
    if (!body.nextCursor) return found
    cursor = `&cursor=${body.nextCursor}`
  }
}

/** The appeals about one thing in a status. */
export const appealsAbout = async (admin: Person, about: string, status = 'OPEN') =>
  (await appealsIn(admin, status)).filter((each) => each.about.id === about)
