type Entry = Record<string, unknown> | null
/** What lies over the page; `close` takes it away, unless it asks first. */
type Overlay = { close: () => void }

// Why there is one entry for all of them: Back closes the top one, and whatever stays open gets the entry again.
const overlays: Overlay[] = []
let isEntered = false
let isLeaving = false
/** The entry of the page beneath, as the router made it. */
let beneath: Entry = null
/** The address as it was rewritten meanwhile, by filters in a drawer. */
let rewritten: { state: Entry; url: string } | undefined
/** The page that somebody left for while the entry was going: it has to wait until that is gone. */
let next: Parameters<History['pushState']> | undefined

const mark = 'overlay'

/** Takes back what `enter` has put in the way of the router. */
const stopListening = () => {
  isEntered = false
  Reflect.deleteProperty(history, 'pushState')
  Reflect.deleteProperty(history, 'replaceState')
}

const enter = () => {
  beneath = history.state as Entry
  rewritten = undefined
  history.pushState({ ...beneath, [mark]: true }, '')
  isEntered = true
  const { pushState, replaceState } = History.prototype
  history.replaceState = (state: Entry, unused, url) => {
    replaceState.call(history, { ...state, [mark]: true }, unused, url)
    rewritten = { state, url: location.href }
  }
  // A link in a dialog leads on from the page beneath: two entries of one page would want Back twice.
  history.pushState = (...page: Parameters<typeof pushState>) => {
    if (isLeaving) return void (next = page)
    stopListening()
    history.replaceState(...page)
    settleSoon()
  }
}

/** Brings the entry in line with what is open. */
const settle = () => {
  if (isLeaving || isEntered === overlays.length > 0) return
  if (!isEntered) return enter()
  isLeaving = true
  history.back()
}

// A task later: one dialog that follows another, or an effect that React only tries out, moves nothing.
const settleSoon = () => void setTimeout(settle)

const onPopState = () => {
  if (!isEntered) return
  const isBack = !isLeaving
  isLeaving = false
  stopListening()
  // Before the router reads where it is: filters that were chosen in a drawer stay chosen.
  const here = history.state as Entry
  if (rewritten && here?.key === beneath?.key) history.replaceState(rewritten.state, '', rewritten.url)
  if (next) history.pushState(...next)
  next = undefined
  if (isBack) overlays.at(-1)?.close()
  settleSoon()
}

/**
 * Has Back take this away instead of the page. The entry that it adds to the history has the page's own address, and goes
 * when nothing lies over the page any more. Gives the function to call when it is closed.
 */
export const enterOverlay = (close: () => void): (() => void) => {
  const overlay = { close }
  // Capturing, so that it comes before the router's own listener. Listening twice with one function is listening once.
  window.addEventListener('popstate', onPopState, { capture: true })
  overlays.push(overlay)
  settleSoon()
  return () => {
    overlays.splice(overlays.indexOf(overlay), 1)
    settleSoon()
  }
}
