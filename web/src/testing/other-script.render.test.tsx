import type { ReactElement } from 'react'
import { page } from 'vitest/browser'
import { describe, expect, it } from 'vitest'
import { languages, type Language } from '#shared/constants/market.ts'
import { groupSuggestions, SuggestionList } from '#web/features/browse/suggestion-list.tsx'
import { LeadRow } from '#web/features/inbox/lead-list.tsx'
import { RecentLeads } from '#web/features/own-offers/recent-leads.tsx'
import type { Namespace } from '#web/i18n/namespaces.ts'
import { lead } from './fixtures.ts'
import { fakeApi, renderIn } from './render.tsx'

/** A buyer and a car whose texts are in the script of the other language. */
const others = { en: { name: 'خالد', title: 'باترول' }, ar: { name: 'Khalid', title: 'Patrol' } } as const
const make = { en: 'Nissan', ar: 'نيسان' }

const leadOf = (language: Language) => {
  const { name, title } = others[language]
  return { ...lead, buyerName: name, listingTitle: title, listingTitleAr: title }
}

type Place = { element: ReactElement; namespaces: Namespace[]; texts: string[] }

const places: Readonly<Record<string, (language: Language) => Place>> = {
  'the inbox': (language) => ({
    element: <LeadRow lead={leadOf(language)} isOpen={false} onOpen={() => {}} />,
    namespaces: ['messages', 'lead', 'viewing', 'price-offer'],
    texts: [others[language].name],
  }),
  'the recent leads': (language) => ({
    element: <RecentLeads />,
    namespaces: ['messages'],
    texts: [others[language].name, others[language].title],
  }),
  'the suggestions of a search': (language) => {
    const typed = make[language === 'en' ? 'ar' : 'en']
    const groups = groupSuggestions([{ kind: 'make', label: make, query: { make: 'Nissan' }, count: 3 }])
    return {
      element: <SuggestionList id="list" groups={groups} typed={typed} active={0} onChoose={() => {}} />,
      namespaces: ['suggestions'],
      texts: [typed],
    }
  },
}

describe.each(languages)('in %s', (language) => {
  it.each(Object.entries(places))(
    'a name in the other script begins where the lines of the page begin, in %s',
    async (_, place) => {
      const { element, namespaces, texts } = place(language)
      fakeApi((route) => (route === 'GET /api/seller/leads' ? { body: [leadOf(language)] } : undefined))
      await renderIn(language, element, namespaces)
      for (const text of texts) {
        await expect.element(page.getByText(text, { exact: true })).toBeVisible()
        const box = page.getByText(text, { exact: true }).element()
        const letters = document.createRange()
        letters.selectNodeContents(box)
        const side = language === 'ar' ? 'right' : 'left'
        expect(letters.getBoundingClientRect()[side]).toBeCloseTo(box.getBoundingClientRect()[side], 0)
      }
    },
  )
})
