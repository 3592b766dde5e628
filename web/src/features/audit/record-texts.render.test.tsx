import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { afterEach, expect, it } from 'vitest'
import { languages } from '#shared/constants/market.ts'
import { rejectionFields } from '#shared/schemas/listing.ts'
import { renderIn } from '#web/testing/render.tsx'
import { useRecordTexts } from './record-texts.ts'

const fields = [...rejectionFields, 'city', 'area', 'phoneNumber', 'aNewerOne']
const entry = { actor: null, about: null, detail: { fields: fields.join(' ') } }

const Facts = () => {
  // Nothing else of a record is read.
  const facts = useRecordTexts().factsOf({ ...entry, action: 'listing.status' } as never)
  return <p data-testid="facts">{facts}</p>
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
