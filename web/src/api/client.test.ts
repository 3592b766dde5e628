import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readTraceId } from '#functions/core/logger.ts'
import { requestMs } from '#functions/core/time.ts'
import type { addFavorite, listFavorites, removeFavorite } from '#shared/api/favorites.ts'
import type { login as loginRoute } from '#shared/api/identity.ts'
import type { searchListings } from '#shared/api/listings.ts'
import { answerWithinMs } from '#shared/constants/timeouts.ts'
import { useProof } from '#web/stores/proof.ts'
import { authToken, clearSession, setSession } from '#web/stores/session.ts'
import { call, queryString, renewAhead } from './client.ts'
import { reference, traceparent } from './trace.ts'

vi.hoisted(() =>
  Object.assign(globalThis, {
    early: { traceparent: `00-${'3f9a01bc'.repeat(4)}-${'3f9a01bc'.repeat(2)}-01` },
  }),
)

type Sent = { method: string; url: string; headers: Record<string, string>; body: unknown }

const json = (status: number, body: unknown) =>
  new Response(status === 204 ? null : JSON.stringify(body), { status })

/** Answers each request by `answer`, and records the requests. */
const serve = (answer: (sent: Sent) => Response | Promise<Response>) => {
  const sent: Sent[] = []
  vi.stubGlobal('fetch', async (url: string, { method, headers, body }: RequestInit) => {
    const request = { method: method!, url, headers: headers as Record<string, string>, body }
    sent.push(request)
    return answer(request)
  })
  return sent
}

beforeEach(() => clearSession())
afterEach(() => vi.unstubAllGlobals())

describe('queryString', () => {
  it('joins lists, leaves out what is empty, and encodes', () => {
    const query = {
      make: ['BMW', 'Kia'],
      model: '',
      minPrice: 0,
      search: 'كامري & co',
      page: undefined,
      city: [],
    }
    expect(queryString(query)).toBe(
      `?${new URLSearchParams([
        ['make', 'BMW,Kia'],
        ['minPrice', '0'],
        ['search', 'كامري & co'],
      ])}`,
    )
    expect(queryString({ make: '' })).toBe('')
    expect(queryString()).toBe('')
  })
})

describe('call', () => {
  it('sends no content type without a body and no token while signed out', async () => {
    const sent = serve(() => json(200, { listings: [] }))
    await call<typeof searchListings>('GET /api/listings', { query: { make: ['BMW'], page: 2 } })
    expect(sent).toEqual([
      {
        method: 'GET',
        url: '/api/listings?make=BMW&page=2',
        headers: { Accept: 'application/json', traceparent },
        body: undefined,
      },
    ])
  })

  it('says in every request which visit it belongs to, as the server reads it', async () => {
    const sent = serve(() => json(204, undefined))
    const params = { listingId: 'lst_1' }
    await call<typeof removeFavorite>('DELETE /api/user/favorites/{listingId}', { params })
    await call<typeof removeFavorite>('DELETE /api/user/favorites/{listingId}', { params })
    const ids = sent.map(({ headers }) => readTraceId(headers['traceparent']))
    expect(ids[0]).toMatch(/^[0-9a-f]{32}$/)
    expect(ids[1]).toBe(ids[0])
    expect(ids[0]?.startsWith(reference)).toBe(true)
  })

  it('fills the path, bears the token, and answers nothing for 204', async () => {
    setSession('abc')
    const sent = serve(() => json(204, undefined))
    const answer = await call<typeof removeFavorite>('DELETE /api/user/favorites/{listingId}', {
      params: { listingId: 'a/b' },
    })
    expect(answer).toBeUndefined()
    expect(sent[0]).toMatchObject({
      url: '/api/user/favorites/a%2Fb',
      headers: { Authorization: 'Bearer abc' },
    })
  })

  it('renews an expired token once for calls that fail together, and repeats them', async () => {
    setSession('old')
    const sent = serve(({ url, headers }) => {
      if (url === '/api/refresh') return json(200, { authToken: 'new' })
      return headers['Authorization'] === 'Bearer new' ? json(200, []) : json(401, { code: 'UNAUTHORIZED' })
    })
    await Promise.all([
      call<typeof listFavorites>('GET /api/user/favorites'),
      call<typeof addFavorite>('POST /api/user/favorites', { body: { listingId: 'lst_1' } }),
    ])
    expect(sent.filter(({ url }) => url === '/api/refresh')).toHaveLength(1)
    expect(authToken()).toBe('new')
    expect(sent.at(-1)?.headers['Authorization']).toBe('Bearer new')
  })

  it('renews a token ahead that ends too soon for what waits, and no other', async () => {
    const endingIn = (seconds: number) =>
      `h.${btoa(JSON.stringify({ exp: Math.floor(Date.now() / 1000) + seconds }))}.s`
    const sent = serve(() => json(200, { authToken: 'new' }))
    setSession(endingIn(600))
    renewAhead(20)
    setSession('no-token')
    renewAhead(20)
    expect(sent).toEqual([])
    setSession(endingIn(5))
    renewAhead(20)
    await expect.poll(authToken).toBe('new')
    expect(sent.map(({ url }) => url)).toEqual(['/api/refresh'])
  })

  it('ends the session when the refresh is refused', async () => {
    setSession('old')
    serve(() => json(401, { code: 'UNAUTHORIZED' }))
    await expect(call<typeof listFavorites>('GET /api/user/favorites')).rejects.toMatchObject({
      code: 'UNAUTHORIZED',
    })
    expect(authToken()).toBeNull()
  })

  it('keeps the session when the refresh finds no network', async () => {
    setSession('old')
    serve(({ url }) => {
      if (url === '/api/refresh') throw new TypeError('Failed to fetch')
      return json(401, { code: 'UNAUTHORIZED' })
    })
    await expect(call<typeof listFavorites>('GET /api/user/favorites')).rejects.toMatchObject({
      code: 'OFFLINE',
    })
    expect(authToken()).toBe('old')
  })

  it.each([
    [429, 'TOO_MANY_REQUESTS'],
    [503, 'STORE_UNAVAILABLE'],
  ])(
    'keeps the session when the refresh is answered %i, and says that it can be tried again',
    async (status, code) => {
      setSession('old')
      serve(({ url }) =>
        url === '/api/refresh'
          ? new Response(JSON.stringify({ code }), { status, headers: { 'Retry-After': '7' } })
          : json(401, { code: 'UNAUTHORIZED' }),
      )
      const told = call<typeof listFavorites>('GET /api/user/favorites')
      await expect(told).rejects.toMatchObject({ status, code, retryAfter: 7 })
      expect(authToken()).toBe('old')
    },
  )

  it('does not try to renew a token that was never there', async () => {
    const sent = serve(() => json(401, { code: 'INVALID_CREDENTIALS' }))
    await expect(call<typeof listFavorites>('GET /api/user/favorites')).rejects.toMatchObject({ status: 401 })
    expect(sent).toHaveLength(1)
  })

  describe('while somebody else signs in by another tab', () => {
    const tokenOf = (username: string) => `h.${btoa(JSON.stringify({ username }))}.s`
    const save = () => call<typeof addFavorite>('POST /api/user/favorites', { body: { listingId: 'lst_1' } })
    /** Bob signs in as the first call is on its way, which is refused; what comes after it succeeds. */
    const serveAsBobComes = (refusal: Response) => {
      setSession(tokenOf('usr_alice'))
      return serve(({ url }) => {
        if (url === '/api/refresh') return json(200, { authToken: tokenOf('usr_bob') })
        if (authToken() === tokenOf('usr_bob')) return json(200, [])
        setSession(tokenOf('usr_bob'))
        return refusal
      })
    }

    it('does nothing in their name after an expired token', async () => {
      const sent = serveAsBobComes(json(401, { code: 'UNAUTHORIZED' }))
      await expect(save()).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
      expect(sent.filter(({ url }) => url !== '/api/refresh')).toHaveLength(1)
    })

    it('reads for whoever is here', async () => {
      serveAsBobComes(json(401, { code: 'UNAUTHORIZED' }))
      expect(await call<typeof listFavorites>('GET /api/user/favorites')).toEqual([])
    })

    it('asks them for no proof of what was sent before they came', async () => {
      const sent = serveAsBobComes(json(403, { code: 'PROOF_REQUIRED' }))
      await expect(save()).rejects.toMatchObject({ code: 'PROOF_REQUIRED' })
      expect(useProof.getState().answer).toBeNull()
      expect(sent).toHaveLength(1)
    })

    it('does not ask them for the proof of who was here before', async () => {
      setSession(tokenOf('usr_alice'))
      const sent = serve(() => json(403, { code: 'PROOF_REQUIRED' }))
      const told = save()
      await expect.poll(() => useProof.getState().answer).not.toBeNull()
      const { answer } = useProof.getState()
      // A session that is renewed is the same person's.
      setSession(`${tokenOf('usr_alice')}2`)
      setSession(tokenOf('usr_bob'))
      answer?.(true)
      await expect(told).rejects.toMatchObject({ code: 'PROOF_REQUIRED' })
      expect(sent).toHaveLength(1)
      expect(useProof.getState().answer).toBeNull()
    })
  })

  it('leaves an abort an abort', async () => {
    const controller = new AbortController()
    serve(() => {
      throw controller.signal.reason
    })
    controller.abort()
    const { signal } = controller
    await expect(call<typeof listFavorites>('GET /api/user/favorites', { signal })).rejects.toMatchObject({
      name: 'AbortError',
    })
  })

  describe('over a connection that hangs', () => {
    const asked: number[] = []
    let over = new AbortController()
    /** Gives no answer; a request ends with its signal, as in a browser. */
    const hang = () =>
      vi.stubGlobal(
        'fetch',
        (_: string, { signal }: RequestInit) =>
          new Promise((_done, reject) => {
            signal?.addEventListener('abort', () => reject(signal.reason))
          }),
      )
    const timeIsOver = () => over.abort(new DOMException('signal timed out', 'TimeoutError'))
    const login = () =>
      call<typeof loginRoute>('POST /api/login', { body: { username: 'khalid', password: 'x' } })

    beforeEach(() => {
      over = new AbortController()
      asked.length = 0
      vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
        asked.push(ms)
        return over.signal
      })
    })
    afterEach(() => vi.restoreAllMocks())

    it.each([
      ['reading', () => call<typeof listFavorites>('GET /api/user/favorites')],
      [
        'reading that could be given up',
        () => call<typeof listFavorites>('GET /api/user/favorites', { signal: new AbortController().signal }),
      ],
      ['signing in', login],
    ])('%s ends as without a connection', async (_, ask) => {
      hang()
      const told = ask()
      timeIsOver()
      await expect(told).rejects.toMatchObject({ code: 'OFFLINE' })
      // Else it would give up what the server is still at work on.
      expect(asked).toEqual([answerWithinMs])
      expect(answerWithinMs).toBeGreaterThan(2 * requestMs)
    })

    it('so does an answer that stops half-way', async () => {
      vi.stubGlobal('fetch', async () => {
        const body = new ReadableStream({
          start: (stream) => over.signal.addEventListener('abort', () => stream.error(over.signal.reason)),
        })
        return new Response(body)
      })
      const told = call<typeof listFavorites>('GET /api/user/favorites')
      timeIsOver()
      await expect(told).rejects.toMatchObject({ code: 'OFFLINE' })
    })

    it('and the renewal of a token, for which all tabs wait', async () => {
      setSession('old')
      vi.stubGlobal('fetch', (url: string, { signal }: RequestInit) =>
        url === '/api/refresh'
          ? new Promise((_done, reject) => {
              signal?.addEventListener('abort', () => reject(signal.reason))
              timeIsOver()
            })
          : Promise.resolve(json(401, { code: 'UNAUTHORIZED' })),
      )
      await expect(call<typeof listFavorites>('GET /api/user/favorites')).rejects.toMatchObject({
        code: 'OFFLINE',
      })
      expect(authToken()).toBe('old')
    })

    it('but not a call that could then act twice', async () => {
      serve(() => json(204, undefined))
      await call<typeof addFavorite>('POST /api/user/favorites', { body: { listingId: 'lst_1' } })
      expect(asked).toEqual([])
    })
  })
})

describe('a call that leaves as the page goes', () => {
  const openPage = async (isTouch: boolean) => {
    const window = new EventTarget()
    const document = Object.assign(new EventTarget(), { visibilityState: 'visible' })
    vi.stubGlobal('window', window)
    vi.stubGlobal('document', document)
    vi.stubGlobal('matchMedia', () => ({ matches: isTouch }))
    vi.resetModules()
    const { isPageLeaving } = await import('./client.ts')
    const turn = (visibilityState: string) => {
      Object.assign(document, { visibilityState }).dispatchEvent(new Event('visibilitychange'))
    }
    return { isPageLeaving, turn, go: () => window.dispatchEvent(new Event('pagehide')) }
  }
  afterEach(() => vi.resetModules())

  it('may leave after the page has gone out of sight, as it does last', async () => {
    const { isPageLeaving, turn, go } = await openPage(false)
    go()
    turn('hidden')
    expect(isPageLeaving()).toBe(true)
    turn('visible')
    expect(isPageLeaving()).toBe(false)
  })

  it.each([
    ['a phone, which may end it there', true],
    ['no desktop', false],
  ])('counts a page out of sight as going on %s', async (_, isTouch) => {
    const { isPageLeaving, turn } = await openPage(isTouch)
    turn('hidden')
    expect(isPageLeaving()).toBe(isTouch)
    turn('visible')
    expect(isPageLeaving()).toBe(false)
  })
})
