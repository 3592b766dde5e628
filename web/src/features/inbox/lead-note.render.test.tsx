import { useState } from 'react'
import { page, userEvent } from 'vitest/browser'
import { afterEach, describe, expect, it } from 'vitest'
import { languages } from '#shared/constants/market.ts'
import type { Team } from '#shared/schemas/staff.ts'
import type { CurrentUser } from '#shared/schemas/user.ts'
import { LeadNote } from '#web/features/inbox/lead-note.tsx'
import { loadedMessages } from '#web/i18n/catalogue.ts'
import { createTranslator } from '#web/i18n/translator.ts'
import { useActing } from '#web/stores/acting.ts'
import { forgetPersonal } from '#web/stores/person.ts'
import { useSession } from '#web/stores/session.ts'
import { at, lead, user } from '#web/testing/fixtures.ts'
import { fakeApi, renderIn } from '#web/testing/render.tsx'

afterEach(() => {
  forgetPersonal(0)
})

const dealer: CurrentUser = { ...user, role: 'SELLER_DEALERSHIP', isVerified: true }
const owner = { id: user.id, name: 'Khalid' }
const alone: Team = { owner, members: [] }
const team: Team = {
  owner,
  members: [
    { id: 'usr_00000000000000000000000002', name: 'Ahmed', role: 'SALES', joinedAt: at, isActive: true },
  ],
}
const acting = { dealershipId: user.id, dealership: 'Gulf Star Motors', role: 'SALES' as const }

/** The writers of a note, and whether it is private or shared. */
const people = {
  'a private seller': { account: user, of: alone, for: null, says: 'note.private' },
  'a dealership without a team': { account: dealer, of: alone, for: null, says: 'note.private' },
  'a dealership with a team': { account: dealer, of: team, for: null, says: 'note.shared' },
  'somebody who acts for a dealership': { account: user, of: undefined, for: acting, says: 'note.shared' },
} as const

let notes: readonly string[] = []

/** The note of a conversation that is read again, by a button; or opened again, too. */
const Polled = ({ isReopened = false }) => {
  const [at, setAt] = useState(0)
  return (
    <>
      <LeadNote key={isReopened ? at : 0} lead={{ ...lead, note: notes[at] ?? null }} />
      <button type="button" onClick={() => setAt(at + 1)}>
        Poll {at}
      </button>
    </>
  )
}

describe.each(languages)('in %s', (language) => {
  it.each(Object.entries(people))('the note of %s says who sees it', async (_, person) => {
    useSession.setState({ token: 'a' })
    useActing.setState({ acting: person.for })
    fakeApi((route) => {
      if (route === 'GET /api/user') return { body: person.account }
      return route === 'GET /api/seller/team' && person.of ? { body: person.of } : undefined
    })
    await renderIn(language, <LeadNote lead={lead} />, ['inbox'])
    const { t } = createTranslator(loadedMessages(language, 'inbox')!, language)
    await userEvent.click(page.getByRole('button', { name: t('note.add') }))
    await expect.element(page.getByText(t(person.says))).toBeVisible()
  })

  it('a note that is closed leaves the focus on its button', async () => {
    fakeApi(() => undefined)
    await renderIn(language, <LeadNote lead={lead} />, ['inbox'])
    const { t } = createTranslator(loadedMessages(language, 'inbox')!, language)
    const common = createTranslator(loadedMessages(language, 'common')!, language)
    const opener = page.getByRole('button', { name: t('note.add') })
    await userEvent.click(opener)
    await userEvent.click(page.getByRole('button', { name: common.t('close') }))
    await expect.element(opener).toHaveFocus()
  })

  it('a note that was not saved says so at once', async () => {
    fakeApi(() => ({ status: 500, body: { code: 'INTERNAL_ERROR', message: '' } }))
    await renderIn(language, <LeadNote lead={lead} />, ['inbox'])
    const { t } = createTranslator(loadedMessages(language, 'inbox')!, language)
    await userEvent.click(page.getByRole('button', { name: t('note.add') }))
    await userEvent.fill(page.getByRole('textbox'), 'Comes on Thursday.')
    await userEvent.tab()
    await expect.element(page.getByRole('alert')).toBeVisible()
  })

  it('a note that a colleague has changed is shown, and replaced only by who has seen it', async () => {
    const sent: unknown[] = []
    let stored = ''
    fakeApi((route, body) => {
      if (!route.startsWith('PATCH')) return undefined
      sent.push(body)
      const { note, noteSeen } = body as { note: string; noteSeen: string }
      if (noteSeen !== stored) return { status: 409, body: { code: 'EDIT_CONFLICT', message: '' } }
      stored = note
      return { body: { ...lead, note } }
    })
    await renderIn(language, <Polled />, ['inbox'])
    const { t } = createTranslator(loadedMessages(language, 'inbox')!, language)
    const common = createTranslator(loadedMessages(language, 'common')!, language)
    const poll = async (nth: number) => {
      const button = page.getByText(`Poll ${nth - 1}`).element() as HTMLElement
      button.click()
      await expect.element(page.getByText(`Poll ${nth}`)).toBeInTheDocument()
    }
    notes = ['', 'Mine', 'Theirs', 'Theirs again']
    await userEvent.click(page.getByRole('button', { name: t('note.add') }))
    const field = page.getByRole('textbox')
    await userEvent.fill(field, 'Mine')
    await userEvent.tab()
    await expect.element(page.getByText(t('note.saved'))).toBeVisible()
    await poll(1)
    // A colleague's, after one's own: it is shown.
    stored = 'Theirs'
    await poll(2)
    await expect.element(field).toHaveValue('Theirs')
    // Another, of which this page does not know yet.
    stored = 'Theirs again'
    await userEvent.fill(field, 'Mine again')
    await userEvent.tab()
    await expect.element(page.getByRole('alert')).toHaveTextContent(t('note.conflict'))
    await poll(3)
    await expect.element(page.getByText('Theirs again', { exact: true })).toBeVisible()
    await expect.element(field).toHaveValue('Mine again')
    await userEvent.click(field)
    await userEvent.tab()
    expect(sent).toHaveLength(2)
    await userEvent.click(page.getByRole('button', { name: common.t('save') }))
    await expect.element(page.getByText(t('note.saved'))).toBeVisible()
    expect(sent.at(-1)).toEqual({ note: 'Mine again', noteSeen: 'Theirs again' })
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  })

  it('a note that was typed over one’s own saved one is no conflict when it is opened again', async () => {
    const sent: unknown[] = []
    fakeApi((route, body) => {
      if (!route.startsWith('PATCH')) return undefined
      sent.push(body)
      return { body: { ...lead, note: (body as { note: string }).note } }
    })
    await renderIn(language, <Polled isReopened />, ['inbox'])
    const { t } = createTranslator(loadedMessages(language, 'inbox')!, language)
    notes = ['', 'Mine']
    await userEvent.click(page.getByRole('button', { name: t('note.add') }))
    const field = page.getByRole('textbox')
    await userEvent.fill(field, 'Mine')
    await userEvent.tab()
    await expect.element(page.getByText(t('note.saved'))).toBeVisible()
    await userEvent.fill(field, 'Mine, longer')
    const button = page.getByText('Poll 0').element() as HTMLElement
    button.click()
    await expect.element(page.getByText('Poll 1')).toBeInTheDocument()
    await expect.element(field).toHaveValue('Mine, longer')
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
    await userEvent.click(field)
    await userEvent.tab()
    await expect.element(page.getByText(t('note.saved'))).toBeVisible()
    expect(sent.at(-1)).toEqual({ note: 'Mine, longer', noteSeen: 'Mine' })
  })
})
