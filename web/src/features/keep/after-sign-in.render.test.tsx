import { expect, it } from 'vitest'
import { languages } from '#shared/constants/market.ts'
import { loadedMessages } from '#web/i18n/catalogue.ts'
import { dropHere, saveHere, searchId, type SearchHere } from '#web/stores/saved-here.ts'
import { useToast } from '#web/stores/toast.ts'
import { fakeApi, renderIn } from '#web/testing/render.tsx'
import { AfterSignIn } from './after-sign-in.tsx'

const search: SearchHere = { name: 'Nissan', kind: 'cars', searchParams: { make: 'Nissan' } }
const carId = `lst_${'1'.padStart(26, '0')}`

it.each(languages)(
  'says in %s that searches it moved into the account are without alerts',
  async (language) => {
    fakeApi((route) => (route === 'GET /api/user/saved-searches' ? { body: [] } : { status: 201, body: {} }))
    saveHere('search', searchId(search), search)
    await renderIn(language, <AfterSignIn />, ['keep'])
    const { alertsOff } = loadedMessages(language, 'keep')!
    await expect.poll(() => useToast.getState().toast?.description).toBe(alertsOff)
  },
)

it.each(languages)('says in %s which search was not understood', async (language) => {
  fakeApi((route) => {
    if (route === 'GET /api/user/saved-searches') return { body: [] }
    return { status: 400, body: { code: 'BAD_REQUEST', message: '' } }
  })
  saveHere('search', searchId(search), search)
  await renderIn(language, <AfterSignIn />, ['keep'])
  const { refused } = loadedMessages(language, 'keep')!
  await expect
    .poll(() => useToast.getState().toast?.title.replace(/[\u2068\u2069]/g, ''))
    .toBe(refused.replace('{names}', search.name))
})

it('says nothing of alerts where no search has moved', async () => {
  fakeApi(() => ({ status: 201, body: {} }))
  dropHere('search', searchId(search))
  saveHere('car', carId)
  await renderIn('en', <AfterSignIn />, ['keep'])
  await expect.poll(() => useToast.getState().toast?.title).toContain('1 car')
  expect(useToast.getState().toast?.description).toBeUndefined()
})
