import { page } from 'vitest/browser'
import { expect, it } from 'vitest'
import { languages } from '#shared/constants/market.ts'
import { reasonLabels } from '#shared/rules/refusal.ts'
import ar from '#web/i18n/ar/own-plates.ts'
import en from '#web/i18n/en/own-plates.ts'
import { ownPlate } from '#web/testing/fixtures.ts'
import { fakeApi, renderIn } from '#web/testing/render.tsx'
import { PlateRejection } from './offer-rejection.tsx'

const next = { en: en['rejected.next'], ar: ar['rejected.next'] }

const cases = languages.flatMap((language) =>
  (
    [
      ['NUMBER_TAKEN', 0],
      ['WRONG_NUMBER', 0],
      ['WRONG_PRICE', 1],
    ] as const
  ).map(([code, sentences]) => ({ language, code, sentences })),
)

it.each(cases)(
  'asks for a change of a plate refused for $code only if one helps ($language)',
  async ({ language, code, sentences }) => {
    fakeApi(() => undefined)
    const plate = { ...ownPlate, status: 'REJECTED' as const, reasonCodes: [code] }
    await renderIn(language, <PlateRejection plate={plate} />, ['own-plates', 'rejection'])
    const advice = reasonLabels('plate', [code])[0]!.advice[language]
    await expect.element(page.getByText(advice)).toBeVisible()
    expect(page.getByText(next[language]).elements()).toHaveLength(sentences)
  },
)
