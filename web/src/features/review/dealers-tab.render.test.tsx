import { page } from 'vitest/browser'
import { describe, expect, it } from 'vitest'
import { languages } from '#shared/constants/market.ts'
import { loadedMessages } from '#web/i18n/catalogue.ts'
import { createTranslator } from '#web/i18n/translator.ts'
import { user } from '#web/testing/fixtures.ts'
import { fakeApi, renderIn } from '#web/testing/render.tsx'
import { DealersTab } from './dealers-tab.tsx'

const name = 'Al Waha'
const waiting = {
  ...user,
  role: 'SELLER_DEALERSHIP',
  companyName: name,
  verificationStatus: 'PENDING',
  status: 'ACTIVE',
  suspension: null,
  version: 1,
  standing: 1,
  submission: null,
}

describe.each(languages)('in %s, a dealership that has sent no documents', (language) => {
  const open = async () => {
    fakeApi((route) => {
      if (route === 'GET /api/admin/pending-verifications') return { body: { pendingDealerships: [waiting] } }
      return route === 'GET /api/admin/dealers' ? { body: { dealers: [] } } : undefined
    })
    await renderIn(language, <DealersTab search="" />, ['applications', 'moderation', 'admin'])
    const { t } = createTranslator(loadedMessages(language, 'applications')!, language)
    const approve = page.getByRole('button', { name: t('approve.label', { name }), exact: true })
    await approve.click()
    const dialog = page.getByRole('dialog', { name: t('approve.ask', { name }) })
    return { t, approve, dialog }
  }

  it('leaves the focus on its button when it is not approved after all', async () => {
    const { approve, dialog } = await open()
    const { cancel } = loadedMessages(language, 'common')!
    await dialog.getByRole('button', { name: cancel, exact: true }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(approve).toHaveFocus()
  })

  it('leads the focus to the title of the list when it is approved', async () => {
    const { t, dialog } = await open()
    await dialog.getByRole('button', { name: t('approveDealership'), exact: true }).click()
    await expect.element(page.getByRole('heading', { name: t('title'), exact: true })).toHaveFocus()
  })
})
