import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { languages } from '#shared/constants/market.ts'
import type { LeadView } from '#shared/schemas/lead.ts'
import { Conversation } from '#web/features/inbox/conversation.tsx'
import { lead } from './fixtures.ts'
import { blankAnswers } from '#web/features/sell/answers.ts'
import { EvidenceFields } from '#web/features/sell/evidence-fields.tsx'
import type { Upload } from '#web/entities/upload/queue.ts'
import { useUploads } from '#web/entities/upload/use-uploads.ts'
import { storedDocument } from '#web/features/sell/start.ts'
import { createTranslator } from '#web/i18n/translator.ts'
import { loadedMessages } from '#web/i18n/catalogue.ts'
import { aPhotoFile, chooseFile, fakeApi, overflowing, renderIn, sentBodies, violations } from './render.tsx'

beforeEach(() => fakeApi(() => undefined))

const none: readonly Upload[] = []

const Form = ({ files = none }: { files?: readonly Upload[] }) => {
  const documents = useUploads('document', files)
  const [answers, setAnswers] = useState({ ...blankAnswers, make: 'Nissan', model: 'Patrol', year: '2020' })
  return (
    <EvidenceFields
      answers={answers}
      onChange={(patch) => setAnswers((before) => ({ ...before, ...patch }))}
      errorOf={() => undefined}
      listingId={undefined}
      documents={documents}
    />
  )
}

const view = (inspectionReport: LeadView['inspectionReport']): LeadView => ({
  ...lead,
  side: 'buyer',
  unread: 0,
  ...(inspectionReport && { inspectionReport }),
})

describe.each(languages)('the inspection report in a conversation in %s', (language) => {
  it('is announced before the seller’s answer, fetched by a press after it, and the seller knows what an answer means', async () => {
    let known = view('AFTER_ANSWER')
    const open = `GET /api/leads/${lead.id}/inspection-report`
    const asked = vi.fn<(route: string) => void>()
    fakeApi((route) => {
      asked(route)
      if (route === `GET /api/leads/${lead.id}/messages`) return { body: { lead: known, messages: [] } }
      // An address would leave this page.
      return route === open ? { status: 409, body: { code: 'INQUIRY_CLOSED', message: '' } } : undefined
    })
    const inbox = <Conversation leadId={lead.id} onBack={() => {}} onManageTemplates={undefined} />
    const before = await renderIn(language, inbox, ['messages', 'inbox'])
    const { t } = createTranslator(loadedMessages(language, 'messages')!, language)
    await expect.element(before.getByText(t('report.afterAnswer'))).toBeVisible()
    expect(await violations()).toEqual([])
    await before.unmount()
    known = view('OPEN')
    const after = await renderIn(language, inbox, ['messages', 'inbox'])
    await after.getByRole('button', { name: t('report.open') }).click()
    await expect.poll(() => asked).toHaveBeenCalledWith(open)
    expect(overflowing()).toEqual([])
    expect(await violations()).toEqual([])
    await after.unmount()
    known = { ...view('AFTER_ANSWER'), side: 'seller' }
    const selling = await renderIn(language, inbox, ['messages', 'inbox'])
    await expect.element(selling.getByText(t('report.seller.AFTER_ANSWER'))).toBeVisible()
    expect(await violations()).toEqual([])
  })
})

describe.each(languages)('the evidence of a car in %s', (language) => {
  it('brings a chassis number into its one form and asks about another make and year', async () => {
    const screen = await renderIn(language, <Form />, ['sell', 'uploads'])
    const field = screen.getByRole('textbox')
    await field.fill(' jtmhx 01j9-g4123456 ')
    await screen.getByRole('combobox').first().click()
    await expect.element(field).toHaveValue('JTMHX01J9G4123456')
    await expect.poll(() => screen.getByRole('status').element().textContent).toContain('1986')
    expect(overflowing()).toEqual([])
    expect(await violations()).toEqual([])
  })

  it('says who opens a report before it is chosen, and asks who made it once it is there', async () => {
    const without = await renderIn(language, <Form />, ['sell', 'uploads'])
    const { t } = createTranslator(loadedMessages(language, 'sell')!, language)
    const shared = t('documents.inspectionReportShared')
    const maker = new RegExp(t('field.inspectedBy'))
    await expect.element(without.getByText(shared)).toBeVisible()
    await expect.element(without.getByRole('combobox', { name: maker })).not.toBeInTheDocument()
    expect(await violations()).toEqual([])
    await without.unmount()
    const report = storedDocument('inspectionReport', '/api/verification-documents/doc_a')
    const screen = await renderIn(language, <Form files={[report]} />, ['sell', 'uploads'])
    await expect.element(screen.getByRole('combobox', { name: maker })).toBeVisible()
    expect(overflowing()).toEqual([])
    expect(await violations()).toEqual([])
  })
})

it('draws a photographed report anew, since buyers get it', async () => {
  await renderIn('en', <Form />, ['sell', 'uploads', 'guidance'])
  const input = await vi.waitUntil(() => document.querySelector<HTMLInputElement>('input[type=file]'), {
    timeout: 60_000,
  })
  chooseFile(input, await aPhotoFile('report.png', 4, 'image/png'))
  await expect.poll(sentBodies).toMatchObject([{ contentType: 'image/jpeg' }])
})
