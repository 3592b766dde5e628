/** The digest by which React's client recognises content that the build left to it. */
export const browserOnlyDigest = 'BROWSER_ONLY'

class BrowserOnly extends Error {
  readonly digest = browserOnlyDigest
}

/**
 * Called while a shell is drawn at build time, leaves the nearest Suspense boundary to the browser: the shell shows its fallback. For
 * what hangs on the width of the screen or on who is there. Does nothing in a browser.
 */
export const browserOnly = (): void => {
  if (import.meta.env.SSR) throw new BrowserOnly('Drawn in a browser')
}
