import { useState } from 'react'
import {
  BrowserRouter,
  Link,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useSearchParams,
} from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderIn } from '#web/testing/render.tsx'
import { Dialog } from './dialog.tsx'
import { Drawer } from './drawer.tsx'
import { Menu, menuItemClass } from './menu.tsx'

/** A dialog that is opened by its address, from a list. */
const AddressedDialog = () => {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  return (
    <>
      <Link to="?item=1">Open item</Link>
      <Dialog open={search.has('item')} onClose={() => void navigate(-1)} title="Item">
        Item 1
      </Dialog>
    </>
  )
}

const Cars = () => {
  const [open, setOpen] = useState<'drawer' | 'dialog' | 'stubborn'>()
  const [isAbove, setIsAbove] = useState(false)
  const [search, setSearch] = useSearchParams()
  const navigate = useNavigate()
  const close = () => setOpen(undefined)
  const closeAndGo = () => {
    close()
    // Like after a promise: the dialog is closed already.
    setTimeout(() => setTimeout(() => void navigate('/plates')))
  }
  return (
    <>
      <h1>Cars {search.get('make')}</h1>
      <button onClick={() => setOpen('drawer')}>Open drawer</button>
      <button onClick={() => setOpen('dialog')}>Open dialog</button>
      <button onClick={() => setOpen('stubborn')}>Open stubborn</button>
      <Drawer open={open === 'drawer'} onClose={close} title="Filters">
        <button onClick={() => setSearch({ make: 'Kia' }, { replace: true })}>Only Kia</button>
        <button onClick={() => setIsAbove(true)}>Ask</button>
        <Link to="/plates">To plates</Link>
        <button onClick={closeAndGo}>Close and go</button>
        <Dialog open={isAbove} onClose={() => setIsAbove(false)} title="Question">
          Sure?
        </Dialog>
      </Drawer>
      <Dialog open={open === 'dialog'} onClose={close} title="Details">
        Text
      </Dialog>
      <Dialog open={open === 'stubborn'} onClose={() => {}} title="Unsaved">
        Text
      </Dialog>
      <AddressedDialog />
    </>
  )
}

const Site = () => {
  // Drawn anew at each address, as the header is.
  useLocation()
  return (
    <>
      <Menu label="Account" trigger={<button>Open menu</button>}>
        <Link to="/plates" className={menuItemClass}>
          Menu to plates
        </Link>
      </Menu>
      <Routes>
        <Route path="/start" element={<Link to="/cars">To cars</Link>} />
        <Route path="/cars" element={<Cars />} />
        <Route path="/plates" element={<h1>Plates</h1>} />
      </Routes>
    </>
  )
}

type Screen = Awaited<ReturnType<typeof renderIn>>
let screen: Screen

const address = () => location.pathname + location.search
const press = (name: string) => screen.getByText(name, { exact: true }).click()
const dialog = (name: string) => screen.getByRole('dialog', { name })
const shows = (name: string) => expect.element(dialog(name)).toBeVisible()
const isGone = (name: string) => expect.element(dialog(name)).not.toBeInTheDocument()

const isEntered = () => (history.state as { isOverlay?: true } | null)?.isOverlay === true
/** Waits until the overlay has its entry, or until it has gone. */
const settled = (entered: boolean) => expect.poll(isEntered).toBe(entered)

const goes = async (move: 'back' | 'forward', to: string) => {
  history[move]()
  await expect.poll(address).toBe(to)
  // Entries that are skipped come and go in between.
  await expect.poll(isEntered).toBe(false)
  if (to === '/start') await expect.element(screen.getByText('To cars')).toBeVisible()
}

const heading = (text: string) =>
  expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent(text)

beforeEach(async () => {
  // The history of one frame for all tests: each begins behind a page of its own.
  history.pushState({ idx: 0, key: 'start' }, '', '/start')
  screen = await renderIn('en', <Site />, [], BrowserRouter)
  await press('To cars')
  await heading('Cars')
  return async () => {
    await screen.unmount()
    await settled(false)
  }
})

describe('without CloseWatcher, as in Safari', () => {
  beforeEach(() => {
    const own = Object.getOwnPropertyDescriptor(window, 'CloseWatcher')!
    Reflect.deleteProperty(window, 'CloseWatcher')
    return () => void Object.defineProperty(window, 'CloseWatcher', own)
  })

  it('closes a dialog at Back, and leaves the page only at the next', async () => {
    await press('Open dialog')
    await shows('Details')
    await settled(true)
    history.back()
    await isGone('Details')
    expect(address()).toBe('/cars')
    await goes('back', '/start')
  })

  it('takes its entry away when the dialog is closed otherwise', async () => {
    await press('Open dialog')
    await settled(true)
    await userEvent.keyboard('{Escape}')
    await isGone('Details')
    await settled(false)
    await goes('back', '/start')
  })

  it('leaves the page at a Back that follows the closing at once', async () => {
    await press('Open dialog')
    await settled(true)
    await userEvent.keyboard('{Escape}')
    await isGone('Details')
    await goes('back', '/start')
  })

  it('closes a menu at Back', async () => {
    await press('Open menu')
    await settled(true)
    await expect.element(screen.getByText('Menu to plates')).toBeVisible()
    history.back()
    await expect.element(screen.getByText('Menu to plates')).not.toBeVisible()
    await goes('back', '/start')
  })

  it('closes the top one of several at each Back', async () => {
    await press('Open drawer')
    await press('Ask')
    await shows('Question')
    await settled(true)
    history.back()
    await isGone('Question')
    await shows('Filters')
    await settled(true)
    history.back()
    await isGone('Filters')
    await goes('back', '/start')
  })

  it.each(['by Back', 'otherwise'])('keeps filters that were chosen in a drawer, closed %s', async (how) => {
    await press('Open drawer')
    await settled(true)
    await press('Only Kia')
    await heading('Cars Kia')
    await settled(true)
    if (how === 'by Back') history.back()
    else await userEvent.keyboard('{Escape}')
    await isGone('Filters')
    await settled(false)
    expect(address()).toBe('/cars?make=Kia')
    await heading('Cars Kia')
    await goes('back', '/start')
  })

  it.each([
    ['Open drawer', 'To plates'],
    ['Open menu', 'Menu to plates'],
  ])(
    'follows a link: %s, %s; Back leads to the page at once, and Forward to the link',
    async (open, link) => {
      await press(open)
      await settled(true)
      await press(link)
      await heading('Plates')
      await goes('back', '/cars')
      await heading('Cars')
      await goes('forward', '/plates')
      await heading('Plates')
    },
  )

  it('comes back to the filters that were chosen before a link was followed', async () => {
    await press('Open drawer')
    await settled(true)
    await press('Only Kia')
    await heading('Cars Kia')
    await press('To plates')
    await heading('Plates')
    await goes('back', '/cars?make=Kia')
    await heading('Cars Kia')
    await goes('back', '/start')
  })

  it('takes nobody back who leaves for a page right after closing', async () => {
    await press('Open drawer')
    await settled(true)
    await press('Close and go')
    await heading('Plates')
    await expect.poll(address).toBe('/plates')
    await goes('back', '/cars')
    await heading('Cars')
  })

  it('stays in the way for one that does not close at once', async () => {
    await press('Open stubborn')
    await settled(true)
    // Its entry may be back before anybody looks whether it is gone.
    const entering = vi.spyOn(history, 'pushState')
    history.back()
    await expect.poll(() => entering.mock.calls.length).toBe(1)
    entering.mockRestore()
    await settled(true)
    await shows('Unsaved')
    expect(address()).toBe('/cars')
  })

  it.each(['by Back', 'otherwise'])(
    'leads to the list from a dialog with an address of its own, closed %s',
    async (how) => {
      await press('Open item')
      await shows('Item')
      await settled(true)
      if (how === 'by Back') history.back()
      else await userEvent.keyboard('{Escape}')
      await isGone('Item')
      await expect.poll(address).toBe('/cars')
      await goes('back', '/start')
    },
  )
})

it('leaves dialogs to a browser that closes them at Back by itself', async () => {
  const before = history.length
  await press('Open dialog')
  await shows('Details')
  // Longer than the entry takes elsewhere.
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect([history.length, isEntered()]).toEqual([before, false])
  await userEvent.keyboard('{Escape}')
  await isGone('Details')
})
