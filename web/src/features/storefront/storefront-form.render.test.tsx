import { useQuery } from '@tanstack/react-query'
import { beforeEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { Language } from '#shared/constants/market.ts'
import type { Storefront } from '#shared/schemas/dealer.ts'
import { listingQueryOptions } from '#web/entities/listing/queries.ts'
import { forgetPersonal } from '#web/stores/person.ts'
import { setSession } from '#web/stores/session.ts'
import { user } from '#web/testing/fixtures.ts'
import { listingDetail } from '#web/testing/listing-detail.ts'
import { button, fakeApi, looksRight, renderIn, sentBodies } from '#web/testing/render.tsx'
import { storefront } from '#web/testing/storefront.ts'
import { StorefrontView } from './storefront.tsx'

const dealer = {
  ...user,
  role: 'SELLER_DEALERSHIP',
  isVerified: true,
  verificationStatus: 'APPROVED',
} as const

/** What the other tab has saved. */
const theirs: Storefront = { ...storefront, address: 'Salwa Road 210', version: 2 }

beforeEach(() => {
  setSession('header.e30.signature')
  forgetPersonal(0)
})

const field = (name: string) =>
  document.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name="${name}"]`)

/** A car of the dealership that its owner has looked at. */
const OwnCar = () => <p data-car>{useQuery(listingQueryOptions(listingDetail.slug, true)).data?.title}</p>

/** Shows the form over what was read as `shown`; the server has `stored`. */
const show = async (stored: Storefront, shown: Storefront = storefront, language: Language = 'en') => {
  const saved = { current: stored }
  let isRead = false
  fakeApi((route, body) => {
    if (route === 'GET /api/seller/storefront') {
      const current = isRead ? saved.current : shown
      isRead = true
      return { body: current }
    }
    if (route === `GET /api/listings/${listingDetail.slug}`) return { body: listingDetail }
    if (route !== 'PUT /api/seller/storefront') return undefined
    const { version, description } = body as Storefront
    if (version !== saved.current.version)
      return { status: 409, body: { code: 'EDIT_CONFLICT', message: '' } }
    saved.current = { ...saved.current, description, version: version + 1 }
    return { body: saved.current }
  })
  const view = (
    <>
      <OwnCar />
      <StorefrontView user={dealer} />
    </>
  )
  const screen = await renderIn(language, view, ['showcase', 'uploads'])
  await expect.poll(() => field('description')).toBeTruthy()
  return screen
}

it.each([
  ['en', 'Save storefront', /Different from it is: Description\./],
  ['ar', 'حفظ الصفحة', /وما يختلف عنه: الوصف\./],
] as const)(
  'in %s shows what another tab has saved, keeps what was typed over it and saves it then',
  async (language, save, told) => {
    const screen = await show(theirs, storefront, language)
    await userEvent.fill(field('description')!, 'Cars and plates.')
    await button(save).click()
    await expect.element(screen.getByText(told)).toBeVisible()
    expect(field('description')!.value).toBe('Cars and plates.')
    expect(field('address')!.value).toBe('Salwa Road 210')
    await looksRight()
    await button(save).click()
    await expect.element(screen.getByText(told)).not.toBeInTheDocument()
    const sent = { description: 'Cars and plates.' }
    expect(sentBodies()).toMatchObject([
      { ...sent, version: 1, address: '' },
      { ...sent, version: 2, address: 'Salwa Road 210' },
    ])
  },
)

it('what was typed over an older storefront is there again after a reload, said to be so, and can be saved', async () => {
  const screen = await show(storefront)
  await userEvent.fill(field('description')!, 'Cars and plates.')
  await screen.unmount()
  const again = await show(theirs, theirs)
  await expect.element(again.getByText(/Different from it is: Description\./)).toBeVisible()
  await button('Save storefront').click()
  await expect.element(again.getByText(/Different from it is/)).not.toBeInTheDocument()
  expect(sentBodies()).toMatchObject([{ description: 'Cars and plates.', version: 2 }])
})

it('that is saved is asked for again by its own cars, which bear its numbers', async () => {
  await show(storefront)
  const timesAsked = () =>
    vi.mocked(fetch).mock.calls.filter(([url]) => String(url).includes('/api/listings/')).length
  await expect.poll(() => document.querySelector('[data-car]')?.textContent).toBe(listingDetail.title)
  expect(timesAsked()).toBe(1)
  await userEvent.fill(field('description')!, 'Cars and plates.')
  await button('Save storefront').click()
  await expect.poll(timesAsked).toBe(2)
})

it('asks before it drops what was typed', async () => {
  const screen = await show(theirs)
  await userEvent.fill(field('description')!, 'Cars and plates.')
  await button('Save storefront').click()
  await button('Show what is saved now').click()
  await expect.element(screen.getByText(/what you typed is gone: Description\./)).toBeVisible()
  await button('Keep typing').click()
  expect(field('description')!.value).toBe('Cars and plates.')
  await button('Show what is saved now').click()
  await button('Drop it').click()
  await expect.poll(() => field('description')!.value).toBe('Cars since 1998.')
})

it.each([
  ['en', /^This name could be taken for/],
  ['ar', /^قد يظن الناس أن هذا اسم معرض موثّق/],
] as const)('says in %s at its field that a name is another’s', async (language, told) => {
  const screen = await show(storefront, storefront, language)
  fakeApi(() => ({
    status: 409,
    body: { code: 'NAME_NOT_YOURS', message: '', issues: [{ path: 'businessNameAr', message: 'Not yours' }] },
  }))
  await userEvent.fill(field('businessNameAr')!, 'معرض البوابة الذهبية')
  await userEvent.click(document.querySelector('button[type="submit"]')!)
  await expect.element(screen.getByText(told)).toBeVisible()
  expect(field('businessNameAr')!.getAttribute('aria-invalid')).toBe('true')
})

it.each([
  [
    'Al Waha Motors',
    /^Name in Arabic/,
    'www.waha.example',
    'Please write the name in Arabic letters, without symbols.',
    'معرض الواحة',
  ],
  [
    'معرض الواحة',
    /^Name in English/,
    'معرض الواحة',
    'Please write the name in Latin letters, without symbols.',
    'Al Waha Motors',
  ],
])('%s has a second name in the other letters alone', async (businessName, label, wrong, told, right) => {
  const screen = await show(storefront, { ...storefront, businessName })
  const name = screen.getByLabelText(label)
  await name.fill(wrong)
  await button('Save storefront').click()
  await expect.element(screen.getByText(told)).toBeVisible()
  expect(sentBodies()).toEqual([])
  await name.fill(right)
  await button('Save storefront').click()
  await expect.poll(sentBodies).toMatchObject([{ businessNameAr: right }])
})
