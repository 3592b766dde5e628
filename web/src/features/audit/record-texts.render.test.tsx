import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { afterEach, expect, it } from 'vitest'
import { languages, type Language } from '#shared/constants/market.ts'
import { rejectionFields } from '#shared/schemas/listing.ts'
import { renderIn } from '#web/testing/render.tsx'
import { useRecordTexts } from './record-texts.ts'

const fields = [...rejectionFields, 'city', 'area', 'phoneNumber', 'aNewerOne']
const entry = { actor: null, about: null, detail: { fields: fields.join(' ') } }

const Facts = ({ of }: { of?: object }) => {
  // Nothing else of a record is read.
  const facts = useRecordTexts().factsOf({ ...entry, action: 'listing.status', ...of } as never)
  return <p data-testid="facts">{facts.join(' · ')}</p>
}

const factsIn = async (language: Language, of: object) => {
  await renderIn(language, <Facts of={of} />, ['audit', 'admin'])
  return page.getByTestId('facts').element().textContent
}

afterEach(() => cleanup())

it.each(languages)(
  'names in %s every field that a record tells of, and one that it does not know',
  async (language) => {
    await renderIn(language, <Facts />, ['audit', 'admin'])
    const text = page.getByTestId('facts').element().textContent
    expect(fields.filter((code) => new RegExp(`\\b${code}\\b`).test(text))).toEqual(['aNewerOne'])
  },
)

const quote = { action: 'quote.status', detail: { from: 'SENT', to: 'CLOSED', provider: 'prv_1' } }
const suspension = {
  action: 'user.status',
  detail: { from: 'ACTIVE', to: 'SUSPENDED', until: '2026-12-07T09:30:00.000Z' },
}

it('says what a moved request became, in words', async () => {
  expect(await factsIn('en', quote)).toBe('Before: Sent to the company · Now: Closed')
  await cleanup()
  expect(await factsIn('ar', quote)).toBe('قبل ذلك: أُرسل إلى الشركة · الآن: مغلق')
})

it('says until when a suspension lasts, and not what its sentence says', async () => {
  expect(await factsIn('en', suspension)).toBe('Before: Active · Until 7 Dec 2026, 12:30\u00a0pm')
  await cleanup()
  expect(await factsIn('ar', suspension)).toMatch(/^قبل ذلك: نشط · حتى .*2026/)
})

it('says the role of an account that became a dealership', async () => {
  const edit = {
    action: 'user.edit',
    detail: { fields: 'role', from: 'PRIVATE', to: 'SELLER_DEALERSHIP' },
  }
  expect(await factsIn('en', edit)).toBe('Before: Private · Now: Dealership · Fields: Role')
})
