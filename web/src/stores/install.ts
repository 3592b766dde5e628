import { create } from 'zustand'

/** The browser's install event (`beforeinstallprompt`). */
type Offer = Event & { prompt: () => Promise<unknown> }
type Early = { early?: { offer?: Offer | null } }

/** `offered`: the browser installs at a press. `byHand`: on an iPhone or iPad, whose owner does it from the share sheet. */
export type Install = 'offered' | 'byHand' | 'no'

// The script before the first paint has caught it: it may come before anything else runs.
const early = () => (typeof window === 'undefined' ? {} : ((window as Early).early ?? {}))

const isApple = () =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  // An iPad that says it is a Mac; no Mac has a touch screen.
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1)

const now = (): Install => {
  if (typeof window === 'undefined' || window.matchMedia('(display-mode: standalone)').matches) return 'no'
  if (early().offer) return 'offered'
  return isApple() ? 'byHand' : 'no'
}

/** Whether and how the site can be installed here, now. */
export const useInstall = create<{ install: Install }>(() => ({ install: now() }))

if (typeof window !== 'undefined') {
  // After the listener that catches it.
  window.addEventListener('beforeinstallprompt', () => useInstall.setState({ install: now() }))
  window.addEventListener('appinstalled', () => useInstall.setState({ install: 'no' }))
}

/** Has the browser ask whether to install the site. An offer can be taken up once. */
export const installNow = (): void => {
  const { offer } = early()
  if (!offer) return
  early().offer = null
  useInstall.setState({ install: 'no' })
  void offer.prompt().catch(() => {})
}
