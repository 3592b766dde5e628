import { apply } from '#functions/testing/applications.ts'
import { apiOk } from '#functions/testing/api.ts'
import { registerDealer, registerSeller, type Person } from '#functions/testing/people.ts'

// Items that wait in the admins' queues, each used by one call.

/** A fresh application. */
export const sentApplication = async (): Promise<{ id: string }> => apply(await registerDealer())

/** The id of a new message of the contact form. */
export const openMessageId = async ({ token }: Person): Promise<string> => {
  const subject = `About ${Date.now()} ${Math.random()}`
  const body = { name: 'Maryam', email: 'm@example.com', subject, message: 'How long does a review take?' }
  await apiOk('POST', '/api/contact', { body })
  const query = new URLSearchParams({ search: subject, limit: '100' })
  const { body: found } = await apiOk('GET', `/api/admin/contact-messages?${query}`, { token })
  return found.messages[0].id
}

/** The id of a new user's report about this car. */
export const openReportId = async ({ token }: Person, listingId: string): Promise<string> => {
  const reporter = await registerSeller()
  const body = { reason: 'WRONG_PRICE' }
  await apiOk('POST', `/api/listings/${listingId}/reports`, { token: reporter.token, body })
  for (let cursor = ''; ;) {
    const { body: page } = await apiOk('GET', `/api/admin/reports?limit=100${cursor}`, { token })
    const found = page.reports.find(
      (each: { reporter: { id: string } | null }) => each.reporter?.id === reporter.user.id,
    )
    if (found) return found.id
    cursor = `&cursor=${page.nextCursor}`
  }
}
