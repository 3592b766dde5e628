import { createRef, useState } from 'react'
import { page } from 'vitest/browser'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { languages } from '#shared/constants/market.ts'
import { loadedMessages } from '#web/i18n/catalogue.ts'
import { createTranslator } from '#web/i18n/translator.ts'
import { looksRight, renderIn } from '#web/testing/render.tsx'
import { BrowseLayout } from './browse-layout.tsx'

beforeEach(() => page.viewport(360, 740))
afterEach(() => page.viewport(1440, 900))

/** Results whose filters find seven cars once one is chosen; while they are asked for, the number is unknown. */
const Results = () => {
  const [total, setTotal] = useState<number | undefined>(40)
  return (
    <BrowseLayout
      namespace="search"
      results={createRef()}
      heading={createRef()}
      onSkip={() => {}}
      panel={
        <>
          <button onClick={() => setTotal(undefined)}>choose</button>
          <button onClick={() => setTotal(7)}>answer</button>
        </>
      }
      onNear={() => {}}
      active={0}
      total={total}
      onClear={() => {}}
    >
      {null}
    </BrowseLayout>
  )
}

it.each(languages)('the sheet of filters on a phone says how many cars are left, in %s', async (language) => {
  const screen = await renderIn(
    language,
    <div className="page-width">
      <Results />
    </div>,
    ['search'],
  )
  const { t } = createTranslator(loadedMessages(language, 'search')!, language)
  await screen.getByRole('button', { name: t('filters') }).click()
  const sheet = screen.getByRole('dialog', { name: t('filters') })
  const status = sheet.getByRole('status')
  await expect.element(status).toHaveTextContent(t('filters.show', { count: 40 }))
  await sheet.getByRole('button', { name: 'choose' }).click()
  await expect.element(status).toBeEmptyDOMElement()
  // The same element all the while: one that comes with its text is not said.
  const place = status.element()
  await sheet.getByRole('button', { name: 'answer' }).click()
  await expect.element(status).toHaveTextContent(t('filters.show', { count: 7 }))
  expect(status.element()).toBe(place)
  await looksRight()
})
