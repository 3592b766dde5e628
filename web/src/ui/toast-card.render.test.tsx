import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderIn } from '#web/testing/render.tsx'
import { ToastCard } from './toast-card.tsx'

const duration = 50
const onDismiss = vi.fn<() => void>()

/** News with the mouse over it and the focus in it, beside something else for both. */
const show = async () => {
  const screen = await renderIn(
    'en',
    <>
      <button type="button">Elsewhere</button>
      <ToastCard toast={{ id: 1, title: 'Saved', tone: 'success', duration }} onDismiss={onDismiss} />
    </>,
  )
  const elsewhere = screen.getByRole('button', { name: 'Elsewhere' })
  await userEvent.hover(elsewhere)
  await userEvent.hover(screen.getByText('Saved'))
  screen.getByRole('button', { name: 'Close' }).element().focus()
  onDismiss.mockClear()
  const takeFocus = () => elsewhere.element().focus()
  return { takeMouse: () => userEvent.hover(elsewhere), takeFocus }
}

const stays = async () => {
  await new Promise((resolve) => setTimeout(resolve, 4 * duration))
  expect(onDismiss).not.toHaveBeenCalled()
}

it('stays while the focus is in it, though the mouse has left, and goes after both', async () => {
  const { takeMouse, takeFocus } = await show()
  await takeMouse()
  await stays()
  takeFocus()
  await expect.poll(() => onDismiss).toHaveBeenCalled()
})

it('stays while the mouse is over it, though the focus has left, and goes after both', async () => {
  const { takeMouse, takeFocus } = await show()
  takeFocus()
  await stays()
  await takeMouse()
  await expect.poll(() => onDismiss).toHaveBeenCalled()
})
