import { userEvent } from 'vitest/browser'
import { describe, expect, it } from 'vitest'
import { languages } from '#shared/constants/market.ts'
import { loadedMessages } from '#web/i18n/catalogue.ts'
import { fakeApi, renderIn } from '#web/testing/render.tsx'
import { InviteForm } from './invite-form.tsx'
import { memberAddressIssue, ownAddressIssue } from '#shared/schemas/staff.ts'

describe.each(languages)('the invitation to a team in %s', (language) => {
  it('says of each wrong address what is wrong with it', async () => {
    let message = ownAddressIssue
    fakeApi(() => {
      const issues = [{ path: 'email', message }]
      return { status: 400, body: { code: 'VALIDATION_FAILED', message: '', issues } }
    })
    const screen = await renderIn(language, <InviteForm />, ['team', 'auth'])
    const [team, auth] = [loadedMessages(language, 'team')!, loadedMessages(language, 'auth')!]
    const box = screen.getByLabelText(team['invite.email'])
    const send = screen.getByRole('button', { name: team['invite.send'] })
    await userEvent.fill(box, 'somebody')
    await userEvent.click(send)
    await expect.element(box).toHaveAccessibleDescription(auth['issue.email'])
    await userEvent.fill(box, 'me@example.com')
    await userEvent.click(send)
    await expect.element(box).toHaveAccessibleDescription(team['invite.wrong'])
    message = memberAddressIssue
    await userEvent.fill(box, 'member@example.com')
    await userEvent.click(send)
    await expect.element(box).toHaveAccessibleDescription(team['invite.member'])
  })
})
