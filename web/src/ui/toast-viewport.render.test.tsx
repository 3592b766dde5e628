import { expect, it } from 'vitest'
import { renderIn } from '#web/testing/render.tsx'
import { ToastViewport } from './toast-viewport.tsx'

it('has each of several pieces of news read by itself, not all of them again with each', async () => {
  const screen = await renderIn(
    'en',
    <ToastViewport toast={null} onDismiss={() => {}}>
      <p>Sent</p>
      <p>Approved</p>
    </ToastViewport>,
  )
  const place = screen.getByRole('status')
  await expect.element(place).toHaveTextContent('SentApproved')
  await expect.element(place).toHaveAttribute('aria-atomic', 'false')
})
