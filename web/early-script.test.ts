import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { readTraceId } from '#functions/core/logger.ts'
import { earlyScript } from '#infra/early-script.ts'
import { answerWithinMs } from '#shared/constants/timeouts.ts'
import type { DocumentData, DrawnAnswer } from './src/early/document-data.ts'

type Link = Record<string, string>
type Opened = {
  path?: string
  browser?: string
  stored?: Record<string, string>
  data?: DocumentData
  answer?: unknown
  /** How many photos the drawn page has a place for. */
  places?: number
  /** The browser has not read the page's places yet when the script runs. */
  isReading?: boolean
  /** What a job has written into the document. */
  drawn?: DrawnAnswer
}

const home: DocumentData = {
  shell: '/shells/home-en.html',
  files: ['assets/home.js', 'assets/en.js', 'assets/ar.js'],
  pages: [
    {
      pattern: '^//?$',
      files: [0],
      messages: { en: [1], ar: [2] },
      firstCall: {
        url: '/api/listings/featured',
        photos: [
          { most: 1, sizes: '92vw', inSkeleton: true },
          { most: 1, sizes: '50vw', media: '(wide)' },
        ],
      },
    },
    {
      pattern: '^/cars/?$',
      files: [0],
      messages: { en: [1], ar: [2] },
      firstCall: {
        url: '/api/listings?page=1',
        onlyUnfiltered: true,
        photos: [{ most: 1, sizes: '92vw', inSkeleton: true }],
      },
    },
    {
      pattern: '^/cars/([^/]+)/?$',
      files: [0],
      messages: { en: [1], ar: [2] },
      firstCall: {
        url: '/api/listings/$1',
        photos: [{ most: 1, sizes: '100vw', inSkeleton: true, url: '/api/listings/$1/photo' }],
      },
    },
  ],
}

const car = (id: string, width = 1000) => ({ images: [{ imageUrl: `/p/${id}`, width }] })

/** Runs the script in a browser that is as small as the script needs. */
const open = async ({
  path = '/',
  browser = 'en-GB',
  stored = {},
  data = home,
  answer = [],
  places = 0,
  isReading = false,
  drawn,
}: Opened = {}) => {
  const { pathname, search } = new URL(path, 'https://cars.example')
  const links: Link[] = []
  const called: { url: string; traceparent: string; signal: AbortSignal; response: Response }[] = []
  const html = { dataset: {} as Link, lang: '', dir: '' }
  const failed = { hidden: true, removeAttribute: (name: 'hidden') => void delete failed[name] } as {
    hidden?: boolean
    removeAttribute: (name: 'hidden') => void
  }
  const listeners: Record<string, (event: unknown) => void> = {}
  const shown = Array.from({ length: places }, (): Link => ({}))
  const read = { to: isReading ? 0 : places }
  const window: { early?: Record<string, unknown> } = {}
  runInNewContext(earlyScript(), {
    window,
    document: {
      documentElement: html,
      querySelector: () => null,
      readyState: isReading ? 'loading' : 'interactive',
      querySelectorAll: () =>
        shown
          .slice(0, read.to)
          .map((place) => ({ setAttribute: (name: string, value: string) => void (place[name] = value) })),
      getElementById: (id: string) =>
        ({
          failed,
          start: { textContent: JSON.stringify(data) },
          answer: drawn && { textContent: JSON.stringify(drawn) },
        })[id],
      createElement: () => {
        const attributes: Link = {}
        return { attributes, setAttribute: (name: string, value: string) => void (attributes[name] = value) }
      },
      head: { append: ({ attributes }: { attributes: Link }) => void links.push(attributes) },
    },
    localStorage: { getItem: (key: string) => stored[key] ?? null, setItem: () => {} },
    sessionStorage: { getItem: () => null, setItem: () => {} },
    location: { pathname, search },
    navigator: { language: browser },
    requestAnimationFrame: (draw: () => void) =>
      setTimeout(() => {
        read.to = places
        draw()
      }),
    matchMedia: () => ({ matches: false }),
    addEventListener: (type: string, listener: (event: unknown) => void) => void (listeners[type] = listener),
    fetch: async (url: string, init: { headers: { traceparent: string }; signal: AbortSignal }) => {
      const response = Response.json(answer)
      called.push({ url, traceparent: init.headers.traceparent, signal: init.signal, response })
      return response
    },
    crypto,
    AbortSignal: { timeout: (ms: number) => ({ ms }) },
    Response,
    URLSearchParams,
  })
  // The answer, its copy's text, and what is made of it.
  await new Promise((resolve) => setTimeout(resolve))
  const early = window.early ?? {}
  const urls = called.map(({ url }) => url)
  return { early, html, links, shown, failed, listeners, called: urls, ...called[0] }
}

const preloaded = (links: readonly Link[], rel: string) =>
  links.filter((link) => link['rel'] === rel).map((link) => link['href'] ?? link['imagesrcset'])

describe('the script before the first paint', () => {
  it.each([
    [{}, 'en', 'ltr'],
    [{ browser: 'ar-QA' }, 'ar', 'rtl'],
    [{ browser: 'ar-QA', stored: { language: 'en' } }, 'en', 'ltr'],
    [{ path: '/?lang=ar', stored: { language: 'en' } }, 'ar', 'rtl'],
    [{ path: '/?lang=xx' }, 'en', 'ltr'],
  ])('says the language that %o makes', async (opened, lang, dir) => {
    const { html, early } = await open(opened)
    expect(html).toMatchObject({ lang, dir })
    expect(early['language']).toBe(lang)
  })

  it.each([
    ['is gone on from', {}, true, undefined],
    ['in another language than the chosen one is hidden', { stored: { language: 'ar' } }, false, 'hidden'],
    ['of another page is hidden', { path: '/cars' }, false, 'hidden'],
    ['that is none is hidden, for it is empty', { data: { ...home, shell: '' } }, false, 'hidden'],
    [
      'of no page in particular is seen until the page is drawn',
      { path: '/dealers', data: { ...home, shell: '/shells/other-en.html' } },
      false,
      undefined,
    ],
  ])('a shell %s', async (_, opened, goesOn, hidden) => {
    const { html, early } = await open(opened)
    expect(early['goesOn']).toBe(goesOn)
    expect(html.dataset['shell']).toBe(hidden)
  })

  it('takes the theme that was chosen, and no other word for one', async () => {
    expect((await open({ stored: { theme: 'dark' } })).html.dataset['theme']).toBe('dark')
    expect((await open({ stored: { theme: 'x' } })).html.dataset['theme']).toBeUndefined()
  })

  it('asks for the page’s files in the language in use, and makes its first call', async () => {
    const { links, called, early, traceparent, signal } = await open({ browser: 'ar' })
    expect(preloaded(links, 'modulepreload')).toEqual(['/assets/ar.js', '/assets/home.js'])
    expect(called).toEqual(['/api/listings/featured'])
    expect(early['first']).toMatchObject({ url: '/api/listings/featured' })
    expect(traceparent).toBe(early['traceparent'])
    // The app takes it over and would wait for it without end.
    expect(signal).toEqual({ ms: answerWithinMs })
  })

  it.each([
    ['/cars/a-car?x=1', {}, ['/api/listings/a-car']],
    ['/cars?lang=ar&gclid=1', {}, ['/api/listings?page=1']],
    ['/cars?make=Kia', {}, []],
    ['/dealers', {}, []],
    ['/', { authToken: 'x' }, []],
  ])('at %s with %o calls %o', async (path, stored, calls) => {
    expect((await open({ path, stored })).called).toEqual(calls)
  })

  it('reads the answer whole, so that its time cannot end it while the app is still on its way', async () => {
    const { early, response } = await open({ answer: [car('a')] })
    expect(response?.bodyUsed).toBe(true)
    const { answer } = early['first'] as { answer: Promise<Response> }
    expect(await (await answer).json()).toEqual([car('a')])
  })

  it('asks for the first photo as its image will, in the widths that it has', async () => {
    const { links } = await open({ answer: [{ images: [] }, car('a'), car('b')] })
    expect(links.filter(({ rel }) => rel === 'preload')).toEqual([
      {
        rel: 'preload',
        as: 'image',
        imagesrcset: '/p/a?w=320 320w, /p/a?w=640 640w, /p/a?w=960 960w',
        imagesizes: '92vw',
        fetchpriority: 'high',
      },
    ])
  })

  it('shows it in the drawn page, where that has a place for it', async () => {
    const { links, shown } = await open({ places: 2, answer: [car('a', 100), car('b')] })
    expect(shown).toEqual([{ fetchpriority: 'high', sizes: '92vw', srcset: '/p/a?w=320 320w' }, {}])
    expect(preloaded(links, 'preload')).toEqual([])
  })

  it.each([[{ listings: [car('a', 100), car('b')] }], [car('a', 100)]])('finds it in %o', async (answer) => {
    const { links } = await open({ answer })
    expect(preloaded(links, 'preload')).toEqual(['/p/a?w=320 320w'])
  })

  it('asks for the photo of a car by the address of its page, and not again for what the answer names', async () => {
    const { links, early, listeners } = await open({ path: '/cars/a-car', answer: car('a') })
    const photo = links.find(({ rel }) => rel === 'preload')
    expect(photo).toMatchObject({ imagesizes: '100vw' })
    expect(photo?.['imagesrcset']).toMatch(/^\/api\/listings\/a-car\/photo\?w=320 320w, .* 1920w$/)
    expect(preloaded(links, 'preload')).toHaveLength(1)
    expect(early['photo']).toBe('/api/listings/a-car/photo')
    listeners['error']?.({ target: { tagName: 'LINK' } })
    expect(early).not.toHaveProperty('photo')
    const signedIn = await open({ path: '/cars/a-car', places: 1, stored: { authToken: 'x' } })
    expect(signedIn.shown[0]).toMatchObject({ sizes: '100vw' })
    expect(signedIn.called).toEqual([])
  })

  it('shows a photo as soon as the browser has read its place', async () => {
    const { links, shown } = await open({ path: '/cars/a-car', places: 1, isReading: true })
    expect(preloaded(links, 'preload')).toHaveLength(1)
    await expect.poll(() => shown[0]).toMatchObject({ sizes: '100vw' })
  })

  const listed = { listings: [car('a', 100)] }
  it('takes the answer that the document brings, with its photos, and makes no call', async () => {
    const { links, called, early } = await open({
      path: '/cars',
      drawn: { url: '/api/listings?page=1', at: Date.now() - 100_000, answer: listed },
    })
    const first = early['first'] as { isDrawn: boolean; answer: Promise<Response> }
    expect(called).toEqual([])
    expect(first.isDrawn).toBe(true)
    expect(await (await first.answer).json()).toEqual(listed)
    expect(preloaded(links, 'preload')).toEqual(['/p/a?w=320 320w'])
  })

  it.each([
    ['none', { url: '/api/listings?page=1' }],
    ['an old one', { url: '/api/listings?page=1', at: Date.now() - 400_000, answer: listed }],
    [
      'one of a clock that is ahead',
      { url: '/api/listings?page=1', at: Date.now() + 400_000, answer: listed },
    ],
    ['one to another call', { url: '/api/listings?page=2', at: Date.now(), answer: listed }],
  ])('asks as ever where the document brings %s', async (_, drawn) => {
    const { called, early } = await open({ path: '/cars', drawn })
    expect(called).toEqual(['/api/listings?page=1'])
    expect(early['first']).toMatchObject({ isDrawn: false })
  })

  it('gives each opening of the site a trace that the server reads', async () => {
    const [one, other] = [await open(), await open()].map(({ early }) =>
      readTraceId(String(early['traceparent'])),
    )
    expect(one).toMatch(/^[0-9a-f]{32}$/)
    expect(other).not.toBe(one)
  })

  it.each([
    ['SCRIPT', undefined],
    ['IMG', true],
    [undefined, true],
  ])('says so when the app cannot come: a failure of %s', async (tagName, hidden) => {
    const { failed, listeners } = await open()
    listeners['error']?.({ target: { tagName } })
    expect(failed.hidden).toBe(hidden)
  })

  it('is small and brings no library along', () => expect(earlyScript().length).toBeLessThan(3950))
})
