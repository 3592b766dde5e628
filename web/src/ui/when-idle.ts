/** Does what can wait once the browser has nothing else to do; a second later in Safari, which has no word for that. */
export const whenIdle = (act: () => void): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(act)
  else setTimeout(act, 1000)
}
