import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { CompanyDialog } from '#web/features/providers/company-dialog.tsx'
import { StorefrontForm } from '#web/features/storefront/storefront-form.tsx'
import { setSession } from '#web/stores/session.ts'
import { user } from '#web/testing/fixtures.ts'
import { aPhotoFile, chooseFile, fakeApi, looksRight, renderIn, sentBodies } from './render.tsx'
import { storefront } from './storefront.ts'

const nothing = () => undefined

beforeEach(() => setSession('header.e30.signature'))

const forms = {
  'a storefront': {
    form: () => (
      <StorefrontForm userId={user.id} storefront={storefront} onReload={() => Promise.resolve(storefront)} />
    ),
    fill: () => userEvent.fill(document.querySelector('[name="description"]')!, 'Cars and plates.'),
    names: { en: 'Save storefront', ar: 'حفظ الصفحة' },
  },
  'a company': {
    form: () => <CompanyDialog kind="insurance" company={null} onClose={nothing} />,
    fill: async () => {
      const typed = { name: 'Gulf Cover', rating: '4.5', coverage: 'Full', coverageAr: 'شاملة' }
      const all = { ...typed, description: 'Covers cars.', descriptionAr: 'يؤمّن السيارات.' }
      for (const [name, text] of Object.entries(all))
        await userEvent.fill(document.querySelector(`[name="${name}"]`)!, text)
    },
    names: { en: 'Save', ar: 'حفظ' },
  },
}

const waits = {
  en: 'Please wait until the picture has been uploaded.',
  ar: 'انتظر من فضلك حتى يكتمل رفع الصورة.',
}

it.each(
  Object.entries(forms).flatMap(([name, form]) =>
    (['en', 'ar'] as const).map((language) => ({ name, language, ...form })),
  ),
)(
  '$name is not saved before its logo has arrived, and says so in $language',
  async ({ form, fill, language, names }) => {
    fakeApi(() => undefined)
    const arrived = Promise.withResolvers<Response>()
    const answer = vi.mocked(fetch).getMockImplementation()!
    vi.mocked(fetch).mockImplementation((input, init) =>
      String(input).endsWith('/upload-url') ? arrived.promise : answer(input, init),
    )
    await renderIn(language, form(), ['showcase', 'uploads', 'provider-form'])
    await fill()
    chooseFile(document.querySelector<HTMLInputElement>('#picture-logo')!, await aPhotoFile())
    // The reason is within it.
    const save = page.getByRole('button', { name: new RegExp(`^${names[language]}`) })
    await expect.element(save).toHaveAccessibleDescription(waits[language])
    await expect.element(page.getByText(waits[language]).last()).toBeVisible()
    await looksRight()
    await expect.poll(sentBodies).toMatchObject([{ contentType: 'image/jpeg' }])
    await save.click({ force: true })
    expect(sentBodies()).toHaveLength(1)
    // It can be saved without one that is refused.
    arrived.resolve(Response.json({ code: 'FORBIDDEN', message: '' }, { status: 403 }))
    await expect.element(save).not.toHaveAccessibleDescription(waits[language])
    await save.click()
    await expect.poll(() => sentBodies().length).toBe(2)
  },
)
