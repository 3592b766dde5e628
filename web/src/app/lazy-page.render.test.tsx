import { useState, type ComponentType } from 'react'
import { useNavigate } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import { languages } from '#shared/constants/market.ts'
import { loadedMessages } from '#web/i18n/catalogue.ts'
import { renderIn, violations } from '#web/testing/render.tsx'
import { useToast } from '#web/stores/toast.ts'
import { lazyAsked } from './lazy-asked.tsx'
import { lazyPart } from './lazy-page.ts'

describe.each(languages)('a part of a page, in %s,', (language) => {
  it('leaves the rest in place where it cannot be fetched, and says that it is missing', async () => {
    const Missing = lazyPart<{ name: string }>(() => Promise.reject(new TypeError('Failed to fetch')), [])
    const There = lazyPart<{ name: string }>(
      async () =>
        ({ name }) => <p>{name}</p>,
      [],
    )
    const screen = await renderIn(
      language,
      <>
        <h1>Toyota</h1>
        <Missing name="Map" />
        <There name="Details" />
      </>,
    )
    const common = loadedMessages(language, 'common')!
    await expect.element(screen.getByText(common['failed.part'], { exact: false })).toBeVisible()
    await expect.element(screen.getByRole('button', { name: common['failed.reload'] })).toBeVisible()
    await expect.element(screen.getByRole('heading', { name: 'Toyota' })).toBeVisible()
    await expect.element(screen.getByText('Details')).toBeVisible()
    expect(await violations()).toEqual([])
  })
})

/** A part that is lost at the first call, and there at later ones. */
const failingOnce = <Props,>(Component: ComponentType<Props>) =>
  vi
    .fn<() => Promise<ComponentType<Props>>>(async () => Component)
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))

describe.each(languages)('a dialog, in %s,', (language) => {
  it.each([
    ['stays, closed', true],
    ['goes, closed', false],
  ])(
    'that cannot be fetched leaves the page in place and opens at the next press, where it %s',
    async (_, stays) => {
      const load = failingOnce<{ open: boolean; onClose: () => void }>(
        ({ open, onClose }) => open && <button onClick={onClose}>Close it</button>,
      )
      const Asked = lazyAsked(load, [])
      const Page = () => {
        const [open, setOpen] = useState<boolean>()
        return (
          <>
            <h1>Toyota</h1>
            <button onClick={() => setOpen(true)}>Open it</button>
            {(stays ? open !== undefined : open) && <Asked open={open!} onClose={() => setOpen(false)} />}
          </>
        )
      }
      useToast.setState({ toast: null })
      const screen = await renderIn(language, <Page />)
      const opener = screen.getByRole('button', { name: 'Open it' })
      const common = loadedMessages(language, 'common')!
      await opener.click()
      await expect.poll(() => useToast.getState().toast?.title).toBe(common.error)
      await expect.element(screen.getByRole('heading', { name: 'Toyota' })).toBeVisible()
      await opener.click()
      await screen.getByRole('button', { name: 'Close it' }).click()
      expect(load).toHaveBeenCalledTimes(2)
      await opener.click()
      await expect.element(screen.getByRole('button', { name: 'Close it' })).toBeVisible()
      expect(load).toHaveBeenCalledTimes(2)
    },
  )
})

it('a part of the frame that nobody has pressed fails in silence, and the next page tries afresh', async () => {
  const load = failingOnce(() => <p>Bell</p>)
  const Bell = lazyAsked(load, [])
  const Frame = () => {
    const navigate = useNavigate()
    return (
      <>
        <button onClick={() => void navigate('/cars')}>Next page</button>
        <Bell />
      </>
    )
  }
  useToast.setState({ toast: null })
  const screen = await renderIn('en', <Frame />)
  await expect.poll(() => load.mock.settledResults[0]?.type).toBe('rejected')
  await screen.getByRole('button', { name: 'Next page' }).click()
  await expect.element(screen.getByText('Bell')).toBeVisible()
  expect(useToast.getState().toast).toBeNull()
})

it('a dialog of which a part fails is closed, with a word about it', async () => {
  const Broken = () => {
    throw new TypeError('Failed to fetch')
  }
  const Asked = lazyAsked<{ onClose: () => void }>(async () => Broken, [])
  const Page = () => {
    const [open, setOpen] = useState(false)
    return (
      <>
        <button onClick={() => setOpen(true)}>Open it</button>
        {open && <Asked onClose={() => setOpen(false)} />}
      </>
    )
  }
  useToast.setState({ toast: null })
  const screen = await renderIn('en', <Page />)
  await screen.getByRole('button', { name: 'Open it' }).click()
  await expect.poll(() => useToast.getState().toast).not.toBeNull()
  await expect.element(screen.getByRole('button', { name: 'Open it' })).toBeVisible()
})
