import { expect, it } from 'vitest'
import type { Dealer } from '#web/entities/dealer/queries.ts'
import { loadedMessages } from '#web/i18n/catalogue.ts'
import { setSession } from '#web/stores/session.ts'
import { useToast } from '#web/stores/toast.ts'
import { button, fakeApi, renderIn } from '#web/testing/render.tsx'
import { OwnReview } from './own-review.tsx'

const dealer = { id: `usr_${'0'.repeat(26)}`, businessName: 'Pearl Cars', businessNameAr: '' } as Dealer

it('asks to sign in when the session has ended before a review is sent', async () => {
  setSession('header.e30.signature')
  fakeApi((route) =>
    route === `GET /api/dealers/${dealer.id}/reviews/own`
      ? { body: { right: 'YES', review: null } }
      : { status: 401, body: { code: 'UNAUTHORIZED', message: '' } },
  )
  const screen = await renderIn('en', <OwnReview dealer={dealer} />, ['dealer-reviews'])
  const t = loadedMessages('en', 'dealer-reviews')!
  await button(t.write).click()
  await screen.getByRole('radio').nth(3).click()
  await screen.getByLabelText(t['form.text']).fill('Everything was as they had said.')
  await button(t['form.send']).click()
  await expect.poll(() => useToast.getState().toast?.description).toBe(t['signIn.text'])
})
