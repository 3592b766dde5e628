import { expect, test as base, type BrowserContext, type Page } from 'playwright/test'
import type { Language } from '#shared/constants/market.ts'
import { loadMessages, type Translate } from './messages.ts'

export type StoryOptions = { language: Language }

type Stories = {
  messages: Translate
  /** A page of somebody with a browser of their own. */
  newPerson: () => Promise<Page>
}

/** A test that knows its language and can bring in more people. */
export const test = base.extend<StoryOptions & Stories>({
  language: ['en', { option: true }],
  messages: async ({ language }, use) => use(await loadMessages(language)),
  newPerson: async ({ browser, language, viewport }, use) => {
    const contexts: BrowserContext[] = []
    const forbidden: string[] = []
    await use(async () => {
      const context = await browser.newContext({ viewport })
      contexts.push(context)
      // Violations of the security headers show in the console only: the page goes on without the blocked resource.
      context.on('console', (line) => {
        if (line.text().includes('Content Security Policy')) forbidden.push(line.text())
      })
      await context.addInitScript((chosen) => localStorage.setItem('language', chosen), language)
      // The banner has its own test; here it would only cover what is being looked at.
      await context.addInitScript(() => localStorage.setItem('cookieChoice', 'essential'))
      return context.newPage()
    })
    await Promise.all(contexts.map((context) => context.close()))
    expect(forbidden).toEqual([])
  },
})
