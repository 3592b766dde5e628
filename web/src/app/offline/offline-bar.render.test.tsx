import { expect, it, vi } from 'vitest'
import { OfflineNotice } from '#web/features/sell/notices.tsx'
import { loadedMessages } from '#web/i18n/catalogue.ts'
import { dismissToast, useToast } from '#web/stores/toast.ts'
import { renderIn } from '#web/testing/render.tsx'
import { ToastViewport } from '#web/ui/toast-viewport.tsx'
import { OfflineBar } from './offline-bar.tsx'

const Page = () => {
  const toast = useToast((state) => state.toast)
  return (
    <>
      <OfflineBar />
      <OfflineNotice />
      <div className="h-[200vh]" />
      <ToastViewport toast={toast} onDismiss={dismissToast} />
    </>
  )
}

/** The places that say something of themselves, and in which this text stands. */
const saying = (text: string) =>
  [...document.querySelectorAll('[role=status]:not([aria-live=off])')].filter((place) =>
    place.textContent?.includes(text),
  )

it.each([
  ['at the top of the page, by its bar', 0],
  ['further down, by the toast', 300],
])('says once that there is no connection: %s', async (_, top) => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  const screen = await renderIn('en', <Page />, ['device', 'sell'])
  window.scrollTo({ top, behavior: 'instant' })
  onLine.mockReturnValue(false)
  window.dispatchEvent(new Event('offline'))
  const { 'offline.title': title } = loadedMessages('en', 'device')!
  await expect.element(screen.getByRole('region', { name: title })).toBeInTheDocument()
  // The toast is drawn once its code has come.
  const toast = document.querySelector('[popover]')
  await expect.poll(() => toast?.textContent.includes(title)).toBe(top > 0)
  expect(saying(title).length).toBe(1)
  // The notice of the wizard leaves it to those.
  await expect.element(screen.getByRole('heading', { level: 2 })).toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 2 }).element().closest('[role]:not(main)')).toBeNull()
  window.scrollTo({ top: 0, behavior: 'instant' })
})
