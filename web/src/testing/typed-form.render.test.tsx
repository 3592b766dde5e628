import { useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { plateLocations } from '#shared/reference/plate-vocabulary.ts'
import { DealerApplication } from '#web/features/verify/dealer-application.tsx'
import { EditPlateDialog } from '#web/features/sell-plate/edit-plate-dialog.tsx'
import { SellPlate } from '#web/features/sell-plate/sell-plate.tsx'
import { forgetPersonal } from '#web/stores/person.ts'
import { setSession } from '#web/stores/session.ts'
import { at, ownPlate, user } from '#web/testing/fixtures.ts'
import { renderIn } from '#web/testing/render.tsx'

type Kept = { name: string; version: number; savedAt: string; values: Record<string, string> }

const dealer = { ...user, role: 'SELLER_DEALERSHIP', verificationStatus: 'PENDING' } as const

/** A server that keeps forms. `isThere` false: there is no connection. */
const serve = (answers: Readonly<Record<string, unknown>>) => {
  const server = { forms: new Map<string, Kept>(), isThere: true, answered: Promise.resolve() }
  const real = globalThis.fetch
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href)
    if (!pathname.startsWith('/api/')) return real(input, init)
    if (!server.isThere) throw new TypeError('no connection')
    const route = `${init?.method ?? 'GET'} ${pathname}`
    if (init?.method === 'PUT') await server.answered
    if (route in answers) return Response.json(answers[route])
    const name = /^\/api\/seller\/(?:typed-forms|working-copies)\/(.+)$/.exec(pathname)?.[1]
    if (name && init?.method === 'DELETE') {
      server.forms.delete(name)
      return new Response(null, { status: 204 })
    }
    if (name && init?.method === 'PUT') {
      const { version, values } = JSON.parse(init.body as string) as Kept
      server.forms.set(name, { name, version: version + 1, savedAt: new Date().toISOString(), values })
    }
    const kept = name === undefined ? undefined : server.forms.get(name)
    return kept ? Response.json(kept) : Response.json({ code: 'NOT_FOUND', message: '' }, { status: 404 })
  })
  return server
}

const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)
const stored = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])

const puts = () => vi.mocked(fetch).mock.calls.filter(([, init]) => init?.method === 'PUT').length

beforeEach(() => {
  setSession('header.e30.signature')
  forgetPersonal(0)
  localStorage.removeItem('unsavedForgotten')
})

it('a plate that is typed is on the server after a rest, in the browser only without a connection', async () => {
  const server = serve({ 'GET /api/user': { ...user, city: 'Doha' } })
  const screen = await renderIn('en', <SellPlate />)
  await expect.poll(() => field('plateNumber')).toBeTruthy()
  await userEvent.fill(field('plateNumber')!, 'Q 4127')
  await expect.poll(() => server.forms.get('plate')?.values['plateNumber']).toBe('Q 4127')
  expect(stored()).not.toContain('4127')
  server.isThere = false
  await userEvent.fill(field('plateNumber')!, 'Q 4128')
  await expect.poll(stored).toContain('4128')
  server.isThere = true
  window.dispatchEvent(new Event('online'))
  await expect.poll(() => server.forms.get('plate')?.values['plateNumber']).toBe('Q 4128')
  await expect.poll(stored).not.toContain('4128')
  await screen.unmount()

  // Another device.
  await renderIn('ar', <SellPlate />)
  await expect.poll(() => field('plateNumber')?.value).toBe('Q 4128')
  await userEvent.fill(field('plateNumber')!, '')
  await expect.poll(() => server.forms.size).toBe(0)
})

it('what is typed of a plate while an earlier save is under way stays in the browser where the page may end', async () => {
  const server = serve({ 'GET /api/user': { ...user, city: 'Doha' } })
  const answer = Promise.withResolvers<void>()
  server.answered = answer.promise
  const screen = await renderIn('en', <SellPlate />)
  await expect.poll(() => field('plateNumber')).toBeTruthy()
  await userEvent.fill(field('plateNumber')!, 'Q 4127')
  await expect.poll(puts).toBe(1)
  await userEvent.fill(field('plateNumber')!, 'Q 4128')
  expect(stored()).not.toContain('412')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(stored()).toContain('4128')
  answer.resolve()
  await expect.poll(() => server.forms.get('plate')?.values['plateNumber']).toBe('Q 4128')
  await expect.poll(stored).not.toContain('4128')
  await screen.unmount()
})

it('what was typed of a plate comes back without the price, which was changed elsewhere since', async () => {
  const server = serve({})
  const show = (price: number) =>
    renderIn('en', <EditPlateDialog plate={{ ...ownPlate, price }} userId={user.id} onClose={() => {}} />)
  const screen = await show(45_000)
  await expect.poll(() => field('description')).toBeTruthy()
  await userEvent.fill(field('description')!, 'With its documents.')
  await expect
    .poll(() => server.forms.get(ownPlate.id)?.values)
    .toEqual({ description: 'With its documents.' })
  await screen.unmount()

  await show(40_000)
  await expect.poll(() => field('description')?.value).toBe('With its documents.')
  expect(document.querySelector<HTMLInputElement>('dialog [inputmode]')?.value).toBe('40,000')
})

it('a plate that somebody else has changed meanwhile keeps their price when it is saved again', async () => {
  const bodies: unknown[] = []
  const theirs = { ...ownPlate, price: 40_000, version: ownPlate.version + 1 }
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_input, init) => {
    if (init?.method !== 'PATCH') return Response.json({ code: 'NOT_FOUND', message: '' }, { status: 404 })
    bodies.push(JSON.parse(String(init.body)))
    const isFirst = bodies.length === 1
    return isFirst
      ? Response.json({ code: 'EDIT_CONFLICT', message: '' }, { status: 409 })
      : Response.json(theirs)
  })
  const onClose = vi.fn<() => void>()
  let refetched = () => {}
  const Dialog = () => {
    const [plate, setPlate] = useState(ownPlate)
    refetched = () => setPlate(theirs)
    return <EditPlateDialog plate={plate} userId={user.id} onClose={onClose} />
  }
  const screen = await renderIn('en', <Dialog />, ['plate-form'])
  await expect.poll(() => field('location')).toBeTruthy()
  const location = plateLocations.find((name) => name !== ownPlate.location)!
  await userEvent.selectOptions(document.querySelector('[name="location"]')!, location)
  const save = () => screen.getByRole('button', { name: 'Save changes' }).click()
  await save()
  await expect.poll(() => document.body.textContent).toContain('changed somewhere else')
  refetched()
  const price = () => document.querySelector<HTMLInputElement>('dialog [inputmode]')?.value
  await expect.poll(price).toBe('40,000')
  await save()
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  expect(bodies).toEqual([
    { location, version: ownPlate.version },
    { location, version: theirs.version },
  ])
})

it('moves to the server what an earlier version of the site has left in the browser', async () => {
  const server = serve({ 'GET /api/user': { ...user, city: 'Doha' } })
  const values = { plateNumber: 'Q 91', category: '', price: '5', location: 'doha', description: '' }
  localStorage.setItem(`unsaved:plate:${user.id}:new`, JSON.stringify({ at: Date.now(), values }))
  await renderIn('en', <SellPlate />)
  await expect.poll(() => field('plateNumber')?.value).toBe('Q 91')
  await expect.poll(() => server.forms.get('plate')?.values).toEqual(values)
  await expect.poll(stored).not.toContain('Q 91')
})

it('what is typed into the application while an earlier save is under way stays in the browser where the page may end', async () => {
  const submission = {
    id: 'sub_1',
    userId: dealer.id,
    status: 'DRAFT',
    version: 1,
    updatedAt: at,
    documents: [],
  }
  const server = serve({
    'GET /api/user': dealer,
    'GET /api/verification/submission': null,
    'PUT /api/verification/draft': submission,
  })
  const answer = Promise.withResolvers<void>()
  server.answered = answer.promise
  await renderIn('en', <DealerApplication user={dealer} isSignedIn onVerified={() => {}} />, ['verification'])
  const name = () => document.querySelector<HTMLInputElement>('#application-businessName')
  await expect.poll(name).toBeTruthy()
  await userEvent.fill(name()!, 'Sidra')
  await expect.poll(puts).toBe(1)
  await userEvent.fill(name()!, 'Sidra Motors')
  expect(stored()).not.toContain('Sidra')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(stored()).toContain('Sidra Motors')
  answer.resolve()
  await expect.poll(stored).not.toContain('Sidra')
})

it('an answer that the application does not take yet waits on the server, and nowhere in the browser', async () => {
  const server = serve({
    'GET /api/user': dealer,
    'GET /api/verification/submission': null,
    'PUT /api/verification/draft': {
      id: 'sub_1',
      userId: dealer.id,
      status: 'DRAFT',
      version: 1,
      updatedAt: at,
      documents: [],
    },
  })
  const show = () =>
    renderIn('en', <DealerApplication user={dealer} isSignedIn onVerified={() => {}} />, ['verification'])
  const phone = () => document.querySelector<HTMLInputElement>('#application-businessPhoneNumber')
  const screen = await show()
  await expect.poll(phone).toBeTruthy()
  await userEvent.fill(phone()!, '5512')
  await expect.poll(() => server.forms.get('application')?.values).toEqual({ businessPhoneNumber: '5512' })
  expect(stored()).not.toContain('5512')
  await screen.unmount()

  await show()
  await expect.poll(() => phone()?.value).toBe('5512')
  await userEvent.fill(phone()!, '55123456')
  await expect.poll(() => server.forms.size).toBe(0)
  expect(stored()).not.toContain('5512')
})
