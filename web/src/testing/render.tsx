import axe from 'axe-core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Suspense, type ComponentType, type PropsWithChildren, type ReactElement } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { page } from 'vitest/browser'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { render, type RenderResult } from 'vitest-browser-react'
import { languages, type Language } from '#shared/constants/market.ts'
import { undoAct } from '#web/api/undoable.ts'
import { loadNamespaces } from '#web/i18n/catalogue.ts'
import type { Namespace } from '#web/i18n/namespaces.ts'
import { useActing } from '#web/stores/acting.ts'
import { directionOf, useLanguageStore } from '#web/stores/language.ts'
import { clearSession } from '#web/stores/session.ts'
import { dismissToast } from '#web/stores/toast.ts'
import '#web/app/styles.css'

// Nothing of these reaches the next test of a file; it runs after the file's own.
afterEach(() => {
  while (undoAct());
  vi.restoreAllMocks()
  clearSession()
  useActing.setState({ acting: null })
  dismissToast()
})

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
        <main>
          <Suspense>{element}</Suspense>
        </main>
      </Router>
    </QueryClientProvider>,
  )
}

/** For `renderIn`: a router that begins at this address. */
export const routerAt =
  (address: string) =>
  ({ children }: PropsWithChildren) => <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>

/** The rules of WCAG 2.2 AA that axe finds broken, with the elements. Pages are looked at whole by the journeys. */
export const violations = async (): Promise<string[]> => {
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

type Answer = { status?: number; headers?: Readonly<Record<string, string>>; body: unknown }

/** Answers API calls, by method and path, what is sent as JSON and the query; all other requests go to the real address. */
export const fakeApi = (
  answer: (
    route: string,
    body: unknown,
    query: URLSearchParams,
  ) => Answer | undefined | Promise<Answer | undefined>,
): void => {
  const real = globalThis.fetch
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href)
    if (!url.pathname.startsWith('/api/')) return real(input, init)
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined
    const found = await answer(`${init?.method ?? 'GET'} ${url.pathname}`, body, url.searchParams)
    return found
      ? Response.json(found.body, { status: found.status ?? 200, headers: { ...found.headers } })
      : Response.json({ code: 'NOT_FOUND', message: '' }, { status: 404 })
  })
}

/** What was sent to the faked API so far, in its order. */
export const sentBodies = (): unknown[] =>
  vi
    .mocked(globalThis.fetch)
    .mock.calls.filter(([, init]) => init?.body)
    .map(([, init]) => JSON.parse(String(init?.body)) as unknown)

/** Chooses a file in an input, as a person does. */
export const chooseFile = (input: HTMLInputElement, file: File): void => {
  const files = new DataTransfer()
  files.items.add(file)
  input.files = files.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

/** A photo of a few pixels, as a camera names it. */
export const aPhotoFile = async (
  name = 'front.jpg',
  width = 4,
  type: 'image/jpeg' | 'image/png' = 'image/jpeg',
): Promise<File> => {
  const canvas = new OffscreenCanvas(width, 3)
  canvas.getContext('2d')!.fillRect(0, 0, 4, 3)
  return new File([await canvas.convertToBlob({ type })], name, { type })
}

/** The visible elements that reach beyond the sides of the window, apart from what their own box cuts off. */
export const overflowing = (): string[] => {
  const { clientWidth } = document.documentElement
  const isCut = (element: Element) => {
    for (let box = element.parentElement; box && box !== document.body; box = box.parentElement)
      if (getComputedStyle(box).overflowX !== 'visible') {
        const { left, right } = box.getBoundingClientRect()
        return left >= -1 && right <= clientWidth + 1
      }
    return false
  }
  return [...document.body.querySelectorAll('main *, dialog[open] *')]
    .filter((element) => {
      const { left, right, width } = element.getBoundingClientRect()
      return (
        width > 1 && (left < -1 || right > clientWidth + 1) && element.checkVisibility() && !isCut(element)
      )
    })
    .map(
      ({ tagName, className, textContent }) =>
        `${tagName}.${String(className)}: ${textContent?.slice(0, 40)}`,
    )
}

/** The chosen texts that are wider than the room in their select. */
export const cutChoices = (): string[] => {
  const pen = new OffscreenCanvas(1, 1).getContext('2d')!
  return [...document.querySelectorAll('select')].flatMap((select) => {
    const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(select)
    pen.font = font
    const text = select.selectedOptions[0]?.text ?? ''
    const room =
      select.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd)
    return pen.measureText(text).width > room ? text : []
  })
}

/** Nothing that is drawn breaks a rule of axe or reaches beyond the window. */
export const looksRight = async (): Promise<void> => {
  expect(overflowing()).toEqual([])
  expect(await violations()).toEqual([])
}

/** The button of exactly this name. */
export const button = (name: string) => page.getByRole('button', { name, exact: true })

type Look = {
  /** The drawn component. */
  element: ReactElement
  namespaces?: readonly Namespace[]
  /** A person's steps. */
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
