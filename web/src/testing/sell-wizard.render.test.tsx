import { MemoryRouter, useLocation } from 'react-router-dom'
import { useEffect, type PropsWithChildren } from 'react'
import { QueryClient } from '@tanstack/react-query'
import { page, userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { languages, type Language } from '#shared/constants/market.ts'
import { bodyTypeLabels, driveTypeLabels } from '#shared/reference/car-vocabulary.ts'
import { cityLabels } from '#shared/reference/cities.ts'
import { ownerLabels } from '#shared/reference/evidence.ts'
import { newestYear } from '#shared/rules/listing.ts'
import { monthName } from '#shared/rules/qatar-day.ts'
import type { OwnListing } from '#shared/schemas/listing.ts'
import type { CurrentUser } from '#shared/schemas/user.ts'
import type { WorkingCopy } from '#shared/schemas/working-copy.ts'
import { actingForHeader } from '#shared/constants/origin-headers.ts'
import { sendHeldActs, useHeldActs } from '#web/api/undoable.ts'
import { watchActing } from '#web/app/watch-acting.ts'
import { answersOf } from '#web/features/sell/answers.ts'
import { startOf } from '#web/features/sell/start.ts'
import { fieldId } from '#web/features/sell/steps.ts'
import { contentOf, namedFiles } from '#web/features/sell/unsaved.ts'
import { formatKilometres } from '#web/i18n/format.ts'
import { loadedMessages } from '#web/i18n/catalogue.ts'
import type { Namespace } from '#web/i18n/namespaces.ts'
import { createTranslator } from '#web/i18n/translator.ts'
import { SellPage } from '#web/pages/sell.tsx'
import { useActing } from '#web/stores/acting.ts'
import { setSession } from '#web/stores/session.ts'
import { useToast } from '#web/stores/toast.ts'
import { at, idOf, ownListing, user } from './fixtures.ts'
import { aPhotoFile, chooseFile, fakeApi, renderIn } from './render.tsx'

const photo = '/api/listing-images/upl_00000000000000000000000001'
const film = '/api/listing-videos/vid_00000000000000000000000001'

const car: OwnListing = {
  ...ownListing,
  make: 'Nissan',
  model: 'Patrol',
  year: 2020,
  mileage: 61_000,
  priceQAR: 165_000,
  city: 'Doha',
  condition: 'Excellent',
  bodyType: 'SUV',
  fuelType: 'Petrol',
  transmission: 'Automatic',
  color: 'White',
  variant: '',
  stockNumber: null,
  images: [{ id: 'upl_1', imageUrl: photo, isMain: true, width: 4, height: 3, placeholder: '' }],
}
const dealer: CurrentUser = { ...user, role: 'SELLER_DEALERSHIP', isVerified: true }

/** Unsaved work on a listing, as the server keeps it. */
const copyOf = (base: OwnListing, parts: Partial<WorkingCopy> = {}): WorkingCopy => {
  const { photos, video, documents } = startOf(base)
  const files = { photos: namedFiles(photos), video: namedFiles(video), documents: namedFiles(documents) }
  const content = contentOf({ step: 'basics', answers: answersOf(base), ...files })
  return { ...content, name: base.id, version: 7, savedAt: at, base, ...parts }
}

type Body = Partial<OwnListing & WorkingCopy> & { baseVersion?: number; version?: number }

/** One seller's listing and working copy, as the API keeps them; `refuse` answers a call otherwise. */
const serve = (seller: CurrentUser, kept: { listing?: OwnListing; copy?: WorkingCopy; isOwn?: boolean }) => {
  const calls: { route: string; body: Body }[] = []
  const server = { ...kept, calls, refuse: {} as Record<string, { status: number; body: object }> }
  const copyPath = '/api/seller/working-copies/'
  const conflict = { status: 409, body: { code: 'EDIT_CONFLICT', message: '' } }
  const put = (name: string, { version, baseVersion, ...content }: Body) => {
    if ((server.copy?.version ?? 0) !== version) return conflict
    const base = server.copy?.base?.version === baseVersion ? server.copy?.base : (server.listing ?? null)
    if (base && base.version !== baseVersion) return conflict
    server.copy = { ...content, name, version: version! + 1, savedAt: at, base } as WorkingCopy
    return { body: { version: server.copy.version, savedAt: at } }
  }
  fakeApi((route) => {
    const body = JSON.parse(String(vi.mocked(fetch).mock.lastCall?.[1]?.body ?? '{}')) as Body
    calls.push({ route, body })
    if (server.refuse[route]) return server.refuse[route]
    const [method = '', path = ''] = route.split(' ')
    if (path === '/api/user') return { body: seller }
    if (path === '/api/seller/working-copies')
      return {
        body: server.copy
          ? [{ ...server.copy, isOwn: server.isOwn, listingId: null, title: '', titleAr: '' }]
          : [],
      }
    if (path.startsWith('/api/uploads/')) return { body: { state: 'READY', refusal: null } }
    if (path.startsWith(copyPath)) {
      if (method === 'PUT') return put(path.slice(copyPath.length), body)
      const { copy } = server
      if (method === 'DELETE') delete server.copy
      return copy && { body: method === 'DELETE' ? null : copy }
    }
    if (path === '/api/listings' || (path === `/api/listings/${car.id}` && method === 'PATCH')) {
      server.listing = { ...car, ...server.listing, ...(body as object), images: car.images }
      server.listing.version += 1
      delete server.copy
      return { body: server.listing }
    }
    return path.includes(car.id) && server.listing ? { body: server.listing } : undefined
  })
  return server
}

let address = ''
const Address = () => {
  const { pathname, search } = useLocation()
  useEffect(() => void (address = pathname + search))
  return null
}

const namespaces: readonly Namespace[] = ['sell', 'uploads', 'guidance', 'price-question', 'rejection']

const open = async (language: Language, start: string) => {
  const Router = ({ children }: PropsWithChildren) => (
    <MemoryRouter initialEntries={[start]}>
      {children}
      <Address />
    </MemoryRouter>
  )
  const main = (
    <div id="main" tabIndex={-1}>
      <SellPage />
    </div>
  )
  const screen = await renderIn(language, main, namespaces, Router)
  const words = (namespace: 'sell' | 'guidance' | 'uploads' | 'common') =>
    createTranslator(loadedMessages(language, namespace)!, language).t as (
      key: string,
      values?: Record<string, string>,
    ) => string
  const field = (name: string) =>
    page.getByLabelText(new RegExp(`^${words('sell')(`field.${name}`)}`)).first()
  return { screen, t: words('sell'), words, field, press: (name: string) => button(name).click() }
}

const button = (name: string) => page.getByRole('button', { name, exact: true }).first()

beforeEach(() => setSession('header.e30.signature'))
afterEach(async () => {
  // A wizard keeps its work when it is left: no other test may see it.
  await cleanup()
  localStorage.clear()
})

const stepHeading = (name: string) => page.getByRole('heading', { level: 2, name, exact: true })

const fileInput = () =>
  vi.waitUntil(() => document.querySelector<HTMLInputElement>('input[type=file]'), { timeout: 60_000 })
const choosePhoto = async (name?: string, width?: number) =>
  chooseFile(await fileInput(), await aPhotoFile(name, width))

/** A new car of which everything is typed. */
const begun = copyOf(car, { name: 'a'.repeat(32), base: null })

describe.each(languages)('the wizard in %s', (language) => {
  it('goes on at the address of a draft that it has saved, with what is open in it and after a reload', async () => {
    const server = serve(dealer, { copy: begun })
    const { screen, t, words, field, press } = await open(language, '/sell')
    await field('variant').fill('Titanium')
    await press(words('common')('next'))
    await expect.element(stepHeading(t('step.details'))).toBeVisible()
    const heading = stepHeading(t('step.details')).element()
    await press(t('action.draft'))
    await expect.poll(() => address).toBe(`/sell?edit=${car.id}&step=details`)
    expect(stepHeading(t('step.details')).element()).toBe(heading)
    await press(t('action.previous'))
    await expect.poll(() => address).toBe(`/sell?edit=${car.id}`)
    await expect.element(field('variant')).toHaveValue('Titanium')
    expect(server.calls.filter(({ route }) => route === `GET /api/listings/${car.id}`)).toEqual([])
    // An answer that the server could not take any more is there after a reload, too.
    server.refuse[`PUT /api/seller/working-copies/${car.id}`] = { status: 503, body: { code: 'INTERNAL' } }
    await field('variant').fill('Platinum')
    await screen.unmount()
    await open(language, address)
    await expect.element(field('variant')).toHaveValue('Platinum')
  })

  it.each(['keep', 'another', 'discard'])(
    'keeps the focus on the page when one chooses to %s',
    async (choice) => {
      serve(dealer, { copy: begun })
      const { t, press } = await open(language, '/sell')
      await press(t(`restored.${choice}`))
      await expect.element(button(t(`restored.${choice}`))).not.toBeInTheDocument()
      await expect.poll(() => document.activeElement?.id).toBe('main')
      if (choice !== 'discard') return
      // The list of news is no part of the page that is drawn here.
      ;(document.activeElement as HTMLElement).blur()
      useToast.getState().toast?.action?.onPress()
      await expect.element(button(t('restored.keep'))).toBeVisible()
      await expect.poll(() => document.activeElement?.id).toBe('main')
    },
  )

  it('goes on with the begun car of a colleague only where the address names it', async () => {
    serve(dealer, { copy: begun, isOwn: false })
    const { screen, field } = await open(language, '/sell')
    await expect.element(field('mileage')).toHaveValue('')
    await screen.unmount()
    await open(language, `/sell?draft=${begun.name}`)
    await expect.element(field('mileage')).not.toHaveValue('')
  })

  it('tells a manager who was removed so, and sends nothing that they typed for the dealership as their own', async () => {
    const acting = { dealershipId: idOf('usr', 2), dealership: 'Pearl Cars', role: 'MANAGER' } as const
    useActing.setState({ acting })
    const server = serve(user, { copy: begun })
    const { t, field } = await open(language, '/sell')
    const stop = watchActing(new QueryClient())
    await field('variant').fill('Titanium')
    await expect.poll(() => server.copy?.answers.variant).toBe('Titanium')
    const put = `PUT /api/seller/working-copies/${begun.name}`
    server.refuse[put] = { status: 403, body: { code: 'NOT_STAFF', message: '' } }
    await field('variant').fill('Platinum')
    await expect.poll(() => useActing.getState().acting).toBeNull()
    delete server.refuse[put]
    await expect.poll(() => useToast.getState().toast?.title).toContain(acting.dealership)
    await expect.element(button(t('restored.keep'))).toBeVisible()
    const names = vi
      .mocked(fetch)
      .mock.calls.filter(([, init]) => init?.method === 'PUT')
      .map(([, init]) => new Headers(init?.headers).get(actingForHeader))
    expect(new Set(names)).toEqual(new Set([acting.dealershipId]))
    const kept = Object.keys(localStorage).filter((key) => key.startsWith('unsaved:sell:'))
    expect(kept.map((key) => key.split(':')[2])).toContain(acting.dealershipId)
    stop()
  })

  it('says of a wrong answer that it is wrong, and of a missing one that it is missing', async () => {
    serve(dealer, { copy: begun })
    const { t, words, field, press } = await open(language, '/sell?step=details')
    const vin = page.getByRole('textbox', { name: t('field.vin'), exact: false })
    const toast = () => useToast.getState().toast
    await vin.fill('JTMHX01J')
    await expect.element(vin).not.toHaveAttribute('aria-invalid', 'true')
    await press(words('common')('next'))
    await expect.element(vin).toHaveFocus()
    await expect.element(vin).toHaveAttribute('aria-invalid', 'true')
    await expect.element(page.getByText(t('problem.vin'))).toBeVisible()
    expect(toast()?.title).not.toBe(t('incomplete.title'))
    await vin.fill('JTMHX01J9')
    await expect.element(vin).not.toHaveAttribute('aria-invalid', 'true')
    await userEvent.keyboard('{Enter}')
    await expect.element(vin).toHaveAttribute('aria-invalid', 'true')
    await press(t('action.previous'))
    await field('mileage').fill('')
    await press(words('common')('next'))
    await expect
      .poll(() => toast())
      .toMatchObject({
        title: t('incomplete.title'),
        description: t('incomplete.fields'),
      })
  })

  it('joins what is typed with the stored version once, and saves it', async () => {
    const answers = { ...answersOf({ ...car, variant: 'Titanium' }), features: [] }
    const now = { ...car, priceQAR: 150_000, version: car.version + 1 }
    const server = serve(dealer, { listing: now, copy: copyOf(car, { answers }) })
    const { t, words, field, press } = await open(language, `/sell?edit=${car.id}`)
    await press(t('newer.compare'))
    await press(words('guidance')('conflict.merge'))
    await expect.poll(() => (field('priceQAR').element() as HTMLInputElement).value).toContain('150')
    await field('variant').fill('Platinum')
    await expect.poll(() => server.copy?.answers.variant).toBe('Platinum')
    expect(server.copy?.base?.version).toBe(now.version)
    await press(t('action.saveChanges'))
    await expect.poll(() => server.listing).toMatchObject({ variant: 'Platinum', priceQAR: 150_000 })
    expect(server.calls.find(({ route }) => route.startsWith('PATCH'))?.body.version).toBe(now.version)
  })

  it('asks for no documents again that were checked and removed since', async () => {
    serve(user, { listing: { ...car, documentsCheckedAt: at } })
    const { t } = await open(language, `/sell?edit=${car.id}&step=review`)
    await expect.element(stepHeading(t('step.review'))).toBeVisible()
    await expect.element(page.getByText(t('documents.checked')).first()).toBeVisible()
    expect(page.getByText(t('review.missing')).elements()).toEqual([])
    await expect.element(button(t('action.saveChanges'))).toBeEnabled()
  })

  it('says every kind of answer once more before it is sent', async () => {
    const answers = { doors: 4, vin: 'JN1TANY62U0000001', driveType: 'AWD', owners: '1' } as const
    serve(dealer, { listing: { ...car, ...answers, istimaraUntil: '2027-03', isPriceFixed: true } })
    const { t, words } = await open(language, `/sell?edit=${car.id}&step=review`)
    const said = (name: string) => page.getByText(t(`field.${name}`), { exact: true }).last()
    const expected = {
      year: '2020',
      mileage: formatKilometres(car.mileage!, language),
      bodyType: bodyTypeLabels.SUV[language],
      driveType: driveTypeLabels.AWD[language],
      doors: '4',
      city: cityLabels.Doha[language],
      owners: ownerLabels['1'][language],
      istimaraUntil: monthName('2027-03', language),
      vin: answers.vin,
      isPriceFixed: words('common')('yes'),
    }
    for (const [name, text] of Object.entries(expected)) {
      await expect.element(said(name)).toBeVisible()
      expect(said(name).element().nextElementSibling?.textContent).toBe(text)
    }
  })

  it('shows the year of a car of next year’s model, which can be chosen again', async () => {
    const year = newestYear(new Date())
    serve(dealer, { listing: { ...car, year } })
    const { field } = await open(language, `/sell?edit=${car.id}`)
    await expect.element(field('year')).toHaveValue(String(year))
    await field('year').selectOptions(String(year - 1))
    await field('year').selectOptions(String(year))
    await expect.element(field('year')).toHaveValue(String(year))
  })

  it('asks for the documents of another car', async () => {
    const other = { ...answersOf(car), features: [], year: '2019' }
    serve(user, {
      listing: { ...car, documentsCheckedAt: at },
      copy: copyOf({ ...car, documentsCheckedAt: at }, { answers: other }),
    })
    const { t } = await open(language, `/sell?edit=${car.id}&step=review`)
    await expect.element(stepHeading(t('step.documents'))).toBeVisible()
    expect(page.getByText(t('documents.checked')).elements()).toEqual([])
  })

  it('says that a car is live once that can no longer be undone', async () => {
    const server = serve(dealer, { copy: begun })
    const { t, press } = await open(language, '/sell?step=review')
    await press(t('action.publish'))
    await expect.element(page.getByText(t('done.sending'))).toBeVisible()
    // The button went with the wizard.
    await expect.element(stepHeading(t('done.sending'))).toHaveFocus()
    expect(page.getByText(t('done.live')).elements()).toEqual([])
    await sendHeldActs()
    await expect.element(page.getByText(t('done.live'))).toBeVisible()
    expect(server.refuse).toEqual({})
  })

  it('says of a draft that goes to review, where its dealer may publish, that it is with the team', async () => {
    const draft = { ...car, status: 'DRAFT' as const }
    const server = serve(dealer, { listing: draft })
    const { t, press } = await open(language, `/sell?edit=${car.id}&step=review`)
    await press(t('action.publish'))
    await expect.poll(() => useHeldActs.getState().acts[0]?.title).toBe(t('done.live'))
    server.refuse[`PATCH /api/listings/${car.id}`] = { status: 200, body: { ...car, status: 'PENDING' } }
    await sendHeldActs()
    await expect.poll(() => useToast.getState().toast?.title).toBe(t('done.review'))
  })

  it('takes back that a car is sent when it was not published', async () => {
    const server = serve(dealer, { copy: begun })
    const { t, press } = await open(language, '/sell?step=review')
    await press(t('action.publish'))
    await expect.element(page.getByText(t('done.sending'))).toBeVisible()
    server.refuse[`PATCH /api/listings/${car.id}`] = {
      status: 429,
      body: { code: 'RATE_LIMITED', message: '' },
    }
    await sendHeldActs()
    await expect.element(page.getByText(t('done.sending'))).not.toBeInTheDocument()
    await expect.poll(() => useToast.getState().toast?.title).toBe(t('save.publishFailed'))
    useToast.getState().toast?.action?.onPress()
    await expect.poll(() => address).toContain(`?edit=${car.id}&step=review`)
  })

  it('takes over a file of another device while its own are on their way, and sends those again', async () => {
    const report = { slot: 'inspectionReport', url: '/api/verification-documents/doc_a', name: '' } as const
    const server = serve(dealer, { copy: { ...begun, photos: [] } })
    const { t, field, press } = await open(language, '/sell?step=photos')
    const answer = vi.mocked(fetch).getMockImplementation()!
    let asked = 0
    vi.mocked(fetch).mockImplementation((input, init) => {
      if (!String(input).endsWith('/api/listing-images/upload-url')) return answer(input, init)
      asked += 1
      return new Promise(() => {})
    })
    await choosePhoto()
    await expect.poll(() => asked).toBe(1)
    await press(t('action.previous'))
    await press(t('action.previous'))
    await expect.poll(() => server.copy?.step).toBe('basics')
    server.copy = { ...server.copy!, version: server.copy!.version + 1, documents: [report] }
    await field('variant').fill('Platinum')
    await expect
      .poll(() => server.copy)
      .toMatchObject({ answers: { variant: 'Platinum' }, documents: [report] })
    await expect.poll(() => asked).toBe(2)
    await expect.element(field('variant')).toHaveValue('Platinum')
  })

  it('publishes no car without the file that has failed', async () => {
    const report = { slot: 'inspectionReport', url: '/api/verification-documents/doc_a', name: '' } as const
    const server = serve(dealer, { copy: { ...begun, documents: [report] } })
    const { t, words, press } = await open(language, '/sell?step=details')
    server.refuse['POST /api/objects/upload'] = { status: 400, body: { code: 'BAD_REQUEST', message: '' } }
    await expect.element(stepHeading(t('step.details'))).toBeVisible()
    chooseFile(await fileInput(), new File(['%PDF-1.7 a report'], 'report.pdf', { type: 'application/pdf' }))
    await expect.poll(() => useToast.getState().toast?.title).toBe(words('uploads')('document.failed'))
    await press(words('common')('next'))
    await press(words('common')('next'))
    await expect.element(stepHeading(t('step.review'))).toBeVisible()
    const line = button(t('action.failedFiles', { step: t('step.details') }))
    const bar = page.getByRole('navigation', { name: t('steps.label') }).getByRole('button')
    await expect.poll(() => bar.nth(0).element().textContent).toContain(t('steps.done'))
    expect(bar.nth(1).element().textContent).not.toContain(t('steps.done'))
    await line.click()
    await expect.element(stepHeading(t('step.details'))).toBeVisible()
  })

  it('names the step of the photo that has failed, which is no main photo', async () => {
    const server = serve(dealer, { copy: { ...begun, photos: [] } })
    const { t, words, press } = await open(language, '/sell?step=photos')
    server.refuse['POST /api/objects/upload'] = { status: 400, body: { code: 'BAD_REQUEST', message: '' } }
    await choosePhoto()
    await expect.poll(() => useToast.getState().toast?.title).toBe(t('photos.failed'))
    await expect.element(page.getByRole('alert').getByText(/front\.jpg/)).toBeVisible()
    expect(page.getByText(t('photos.main'), { exact: true }).elements()).toEqual([])
    await press(words('common')('next'))
    await button(t('action.failedFiles', { step: t('step.photos') })).click()
    await expect.element(stepHeading(t('step.photos'))).toBeVisible()
  })

  it('keeps the focus with a photo, and with all of them, when a failed one is sent again', async () => {
    const server = serve(dealer, { copy: { ...begun, photos: [] } })
    const { t, words } = await open(language, '/sell?step=photos')
    server.refuse['POST /api/listing-images/upload-url'] = { status: 503, body: { code: 'INTERNAL' } }
    const retry = () => page.getByRole('button', { name: new RegExp(`^${words('common')('retry')}`) })
    await choosePhoto()
    await choosePhoto('side.jpg', 5)
    await expect.poll(() => retry().elements().length).toBe(2)
    const tiles = page.getByRole('region', { name: t('photos.list') }).getByRole('listitem')
    await retry().first().click()
    await expect.poll(() => tiles.first().element().contains(document.activeElement)).toBe(true)
    await expect.poll(() => retry().elements().length).toBe(2)
    await button(t('photos.retryAll')).click()
    await expect.poll(() => document.activeElement?.id).toBe(fieldId('images'))
  })

  it('takes a photo once that is chosen again before its check has ended, and says that it is being checked', async () => {
    serve(dealer, { copy: { ...begun, photos: [] } })
    const { t } = await open(language, '/sell?step=photos')
    const [input, file] = [await fileInput(), await aPhotoFile()]
    const read = Promise.withResolvers<void>()
    const bytesOf = Blob.prototype.arrayBuffer
    vi.spyOn(Blob.prototype, 'arrayBuffer').mockImplementation(async function bytes(this: Blob) {
      await read.promise
      return bytesOf.call(this)
    })
    chooseFile(input, file)
    chooseFile(input, file)
    await expect.element(page.getByText(t('photos.checking'))).toBeVisible()
    read.resolve()
    // The first: another may say already that no server has taken the photo.
    await expect
      .element(
        page
          .getByRole('alert')
          .getByText(/front\.jpg/)
          .first(),
      )
      .toBeVisible()
    await expect.element(page.getByText(t('photos.checking'))).not.toBeInTheDocument()
    expect(document.querySelectorAll('[aria-labelledby="sell-photos"] li')).toHaveLength(1)
  })

  it('waits for documents that are on their way, and asks for none of them', async () => {
    serve(user, { listing: car })
    const { t, words, press } = await open(language, `/sell?edit=${car.id}&step=documents`)
    await expect.element(stepHeading(t('step.documents'))).toBeVisible()
    // Neither is taken by the server yet.
    const answer = vi.mocked(fetch).getMockImplementation()!
    vi.mocked(fetch).mockImplementation((input, init) =>
      String(input).endsWith('/api/objects/upload') ? new Promise(() => {}) : answer(input, init),
    )
    const inputs = await vi.waitUntil(() => {
      const found = [...document.querySelectorAll<HTMLInputElement>('input[type=file]')]
      return found.length >= 2 ? found : undefined
    })
    const choose = (input: HTMLInputElement) =>
      chooseFile(input, new File([`%PDF-1.7 of ${input.id}`], 'card.pdf', { type: 'application/pdf' }))
    const toast = () => useToast.getState().toast
    choose(inputs[0]!)
    await press(words('common')('next'))
    // One is still to be chosen.
    await expect.poll(() => toast()?.title).toBe(t('incomplete.title'))
    expect(page.getByText(t('problem.required')).elements()).not.toEqual([])
    for (const input of inputs.slice(1)) choose(input)
    await press(words('common')('next'))
    await expect.poll(() => toast()?.title).toBe(t('action.uploading'))
    expect(page.getByText(t('problem.required')).elements()).toEqual([])
    await expect.element(stepHeading(t('step.documents'))).toBeVisible()
  })

  it('says which file the server has refused, the video too', async () => {
    const video = {
      videoUrl: film,
      poster: { imageUrl: photo },
      seconds: 9,
    } as unknown as OwnListing['video']
    const server = serve(dealer, { listing: { ...car, video } })
    const { t, words, field, press } = await open(language, `/sell?edit=${car.id}`)
    await field('variant').fill('Platinum')
    server.refuse[`PATCH /api/listings/${car.id}`] = {
      status: 400,
      body: { code: 'BAD_REQUEST', message: '', issues: [{ path: 'video.video', message: 'Gone' }] },
    }
    await press(t('action.saveChanges'))
    await expect.element(stepHeading(t('step.photos'))).toBeVisible()
    await expect.element(page.getByRole('alert').getByText(words('uploads')('GONE'))).toBeVisible()
  })
})
