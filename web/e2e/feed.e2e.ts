import { expect } from 'playwright/test'
import { startFeedServer } from '#functions/testing/feed-server.ts'
import { registerDealer } from './support/api.ts'
import { expectGoodPage } from './support/axe.ts'
import { signIn } from './support/sign-up.ts'
import { stockFile } from './support/stock-file.ts'
import { test } from './support/story-test.ts'
import { uniqueName } from './support/unique-name.ts'

test('a dealer sets a feed, fetches it now, sees what was refused, and takes it back', async ({
  messages: t,
  language,
  newPerson,
  request,
}) => {
  const name = uniqueName()
  const { buffer } = stockFile(name, 3, language)
  const server = await startFeedServer((_, response) => void response.end(buffer))
  const page = await newPerson()
  const main = page.getByRole('main')
  const feed = main.getByRole('region', { name: t('import.feed.title') })
  const press = (label: string) => feed.getByRole('button', { name: label, exact: true }).click()
  await registerDealer(request, `d${name}`)
  await signIn(page, t, `d${name}`)

  await page.goto('/seller-dashboard?tab=import')
  await press(t('import.feed.setUp'))
  const address = feed.getByRole('textbox', { name: t('import.feed.address') })
  await address.fill('https://127.0.0.1/stock.csv')
  await press(t('import.feed.save'))
  await expect(feed.getByText(t('import.feed.issue'))).toBeVisible()
  await expectGoodPage(page)
  await address.fill(`https://p${server.port}.feed.example/stock.csv?key=secret`)
  await press(t('import.feed.save'))
  await expect(feed.getByText(`https://p${server.port}.feed.example/…`)).toBeVisible()

  await press(t('import.feed.now'))
  const run = feed.getByRole('button', { name: new RegExp(t('import.state.DONE')) })
  await expect(run).toContainText(`${t('import.count.CREATE')} 3`)
  await expect(run).toContainText(`${t('import.count.REFUSE')} 1`)
  await expectGoodPage(page)
  await run.click()

  await expect(main.getByText(t('import.done.created', { count: 3 }))).toBeVisible()
  await main.getByRole('button', { name: t('import.undo'), exact: true }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('import.undo'), exact: true })
    .click()
  await expect(main.getByText(t('import.undo.removed', { count: 3 }))).toBeVisible()
  await server.stop()
})
