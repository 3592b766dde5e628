import { expect, type Page } from 'playwright/test'
import { registerBuyer } from './support/api.ts'
import { expectGoodInDark, expectGoodPage } from './support/axe.ts'
import { cutConnection } from './support/connection.ts'
import type { Translate } from './support/messages.ts'
import { wizardField } from './support/sell.ts'
import { logOut, signIn } from './support/sign-up.ts'
import { test } from './support/story-test.ts'
import { uniqueName } from './support/unique-name.ts'

const field = (page: Page, t: Translate, name: string) => wizardField(page.getByRole('main'), t, name)

const isSaved = (page: Page, t: Translate) => expect(page.getByText(t('sell.kept.justNow'))).toBeVisible()

const typedHere = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('unsaved:')))

test(
  'what is typed about a car is there on another device, after logging out',
  { tag: '@mobile' },
  async ({ newPerson, request, messages: t }) => {
    const name = uniqueName()
    await registerBuyer(request, name)
    const phone = await newPerson()
    await signIn(phone, t, name)
    await phone.goto('/sell')
    await field(phone, t, 'make').selectOption('Nissan')
    await field(phone, t, 'variant').fill('Titanium')
    // No mileage yet, and kept all the same.
    await field(phone, t, 'mileage').fill('about 61')
    await isSaved(phone, t)
    // The browser itself keeps nothing of it any more.
    await expect.poll(() => typedHere(phone)).toEqual([])
    await expectGoodPage(phone)
    await expectGoodInDark(phone)
    const connect = await cutConnection(phone)
    await field(phone, t, 'variant').fill('Platinum')
    await expect(phone.getByText(t('sell.kept.offline'))).toBeVisible()
    await connect()
    await isSaved(phone, t)
    await phone.goto('/dashboard?tab=my-listings')
    await expect(phone.getByRole('region', { name: t('inventory.unfinished.title') })).toBeVisible()
    await expectGoodPage(phone)
    // Nothing would be lost: nothing is asked.
    await logOut(phone, t)

    const laptop = await newPerson()
    await signIn(laptop, t, name)
    await laptop.goto('/sell')
    await expect(field(laptop, t, 'variant')).toHaveValue('Platinum')
    await expect(field(laptop, t, 'make')).toHaveValue('Nissan')
    await expect(field(laptop, t, 'mileage')).toHaveValue('about 61')
    // Looking at it takes nothing away.
    await laptop.reload()
    await expect(field(laptop, t, 'variant')).toHaveValue('Platinum')

    // The phone goes on too: each changes something else, and nobody is asked.
    await signIn(phone, t, name)
    await phone.goto('/sell')
    await expect(field(phone, t, 'variant')).toHaveValue('Platinum')
    await field(phone, t, 'priceQAR').fill('99000')
    await isSaved(phone, t)
    await field(laptop, t, 'variant').fill('Nismo')
    await expect(field(laptop, t, 'priceQAR')).toHaveValue(/99/)
    await isSaved(laptop, t)
    await phone.reload()
    await expect(field(phone, t, 'variant')).toHaveValue('Nismo')
  },
)
