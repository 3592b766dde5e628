import axe from 'axe-core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ComponentType, PropsWithChildren, ReactElement } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { render, type RenderResult } from 'vitest-browser-react'
import { languages, type Language } from '#shared/constants/market.ts'
import { loadNamespaces } from '#web/i18n/catalogue.ts'
import type { Namespace } from '#web/i18n/namespaces.ts'
import { directionOf, useLanguageStore } from '#web/stores/language.ts'
import '#web/app/styles.css'

/** Shows an element as the site would in a language, once the messages it needs are there. */
export const renderIn = async (
  language: Language,
  element: ReactElement,
  namespaces: readonly Namespace[] = [],
  Router: ComponentType<PropsWithChildren> = MemoryRouter,
): Promise<RenderResult> => {
  Object.assign(document.documentElement, { lang: language, dir: directionOf(language) })
  useLanguageStore.setState({ language })
  await loadNamespaces(language, ['common', 'errors', ...namespaces])
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } })
  return render(
    <QueryClientProvider client={client}>
      <Router>
        <main>{element}</main>
      </Router>
    </QueryClientProvider>,
  )
}

/** The rules of WCAG 2.2 AA that axe finds broken, with the elements. Pages are looked at whole by the journeys. */
const violations = async (): Promise<string[]> => {
  // A spinner never ends.
  const ending = document
    .getAnimations()
    .filter((each) => each.effect?.getComputedTiming().endTime !== Infinity)
  await Promise.all(ending.map((animation) => animation.finished.catch(() => {})))
  const { violations: found } = await axe.run(document.body, {
    runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
    resultTypes: ['violations'],
  })
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

type Look = {
  /** What is drawn, by the name of the component. */
  element: ReactElement
  namespaces?: readonly Namespace[]
  /** What a person tries. */
  act?: (screen: RenderResult, language: Language) => Promise<void> | void
}

/** Draws each component in both directions, lets a person try it, and has axe look at what stands there then. */
export const inBothDirections = (
  components: Readonly<Record<string, (language: Language) => Look>>,
): void => {
  describe.each(languages)('in %s', (language) => {
    it.each(Object.entries(components))('%s is drawn, works and breaks no rule of axe', async (_, look) => {
      const { element, namespaces, act } = look(language)
      const screen = await renderIn(language, element, namespaces)
      await act?.(screen, language)
      expect(await violations()).toEqual([])
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
    })
  })
}
