type State = { idx?: number; key?: string; isOverlay?: true } & Record<string, unknown>
type Entry = { state: State; url: string }
/** Something that lies over the page; `close` takes it away, unless it asks first. */
type Overlay = { close: () => void }

// Overlays share one entry of the history, with the page's own address and the router's index: Back closes the top one, and
// whatever stays open gets the entry again.
const overlays: Overlay[] = []
/** The page beneath, as the router wrote it last, while the entry of the overlays is the current one. */
let shown: Entry | undefined
/** The router's key of the entry beneath that of the overlays. */
let beneath: string | undefined
/** A step back of our own that has been asked for and has not come yet: because all is closed, or past an entry that nothing needs. */
let step: 'closing' | 'skipping' | undefined

const readState = (): State => ({ ...(history.state as State | null) })
const readIndex = (): number => readState().idx ?? 0
/** The index seen last, which tells Back from Forward. */
let lastIndex = readIndex()

const isAt = ({ state }: Entry): boolean => readIndex() === (state.idx ?? 0)

/** Reads the page of the current entry: its address changes while filters in a drawer are chosen. */
const readPage = (): Entry => {
  const { isOverlay: _, ...state } = readState()
  return { state, url: location.href }
}

/** Keeps the page's address for when Back has left the entry that has it. To be called after each change of the address. */
export const noteAddress = (): void => {
  if (shown && !isAt(shown)) settle()
  const { isOverlay, key } = readState()
  // Back has been pressed, and its event has not come yet.
  const isBack = !isOverlay && key === beneath
  if (!shown || step || isBack) return
  shown = readPage()
  if (!isOverlay) history.replaceState({ ...shown.state, isOverlay: true }, '')
}

/** Brings the history in line with the open overlays. */
const settle = () => {
  if (shown && !isAt(shown)) {
    // A link in an overlay led on. Its entry stays behind, and is skipped when somebody comes back.
    lastIndex = readIndex()
    shown = step = undefined
  }
  if (step) return
  if (overlays.length > 0 && !shown) {
    lastIndex = readIndex()
    shown = readPage()
    beneath = shown.state.key
    // After a reload the current entry may be that of an overlay.
    if (!readState().isOverlay) history.pushState({ ...shown.state, isOverlay: true }, '')
  } else if (overlays.length === 0 && shown) {
    noteAddress()
    step = 'closing'
    history.back()
  }
}

// A task later: an effect that React only tries out moves nothing.
const settleSoon = () => void setTimeout(settle)
// Later than what follows a closing: another dialog, or a page that is gone to. An overlay that has an address of its own closes by
// a further step back. A push while a step back is on its way would be lost.
const settleLater = () => void setTimeout(settle, 150)

const skip = (isBack: boolean) => {
  const page = readPage()
  if (isBack) {
    shown = page
    step = 'skipping'
    return history.back()
  }
  // It may be the last entry: then it is the page's own from now on.
  history.replaceState(page.state, '')
  history.forward()
}

const onPopState = (event: PopStateEvent) => {
  const [page, doing, from] = [shown, step, lastIndex]
  lastIndex = readIndex()
  shown = step = undefined
  const { isOverlay, key } = readState()
  if (isOverlay) {
    // The router must not get the event: it would draw the page anew.
    event.stopImmediatePropagation()
    return skip(from > lastIndex)
  }
  if (page && isAt(page)) {
    if (doing !== 'skipping') event.stopImmediatePropagation()
    // Filters that were chosen in a drawer stay chosen.
    if (page.state.key !== key || page.url !== location.href) history.replaceState(page.state, '', page.url)
  }
  if (page && !doing) {
    const top = overlays.at(-1)
    if (!top) return history.back()
    top.close()
  }
  settleLater()
}

/** Has Back take an overlay away instead of the page. Gives the function to call when it is closed. */
export const enterOverlay = (close: () => void): (() => void) => {
  const overlay = { close }
  // Capturing, so that it comes before the router's own listener. Listening twice with one function is listening once.
  window.addEventListener('popstate', onPopState, { capture: true })
  overlays.push(overlay)
  settleSoon()
  return () => {
    overlays.splice(overlays.indexOf(overlay), 1)
    noteAddress()
    settleLater()
  }
}
