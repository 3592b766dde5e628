// Runs before the first paint, so that neither language, direction nor theme ever flashes. The stores read what it says
// on the document. A file of its own, because the content security policy forbids inline scripts.
;(() => {
  const html = document.documentElement
  const named = (language) => (language === 'en' || language === 'ar' ? language : null)
  let language = named(new URLSearchParams(location.search).get('lang'))
  let theme = null
  let isSignedIn = false
  try {
    const chosen = named(localStorage.getItem('language'))
    // A link's language counts for its tab, reloads and all; it becomes the choice of who has never made one.
    if (language) sessionStorage.setItem('language', language)
    if (language && !chosen) localStorage.setItem('language', language)
    language ??= named(sessionStorage.getItem('language')) ?? chosen
    theme = localStorage.getItem('theme')
    isSignedIn = localStorage.getItem('authToken') !== null
  } catch {
    // Storage is blocked: the browser's own preferences serve.
  }
  language ??= /^ar\b/i.test(navigator.language) ? 'ar' : 'en'
  html.lang = language
  html.dir = language === 'ar' ? 'rtl' : 'ltr'
  if (theme === 'light' || theme === 'dark') html.dataset.theme = theme
  document.querySelector('link[rel=manifest]')?.setAttribute('href', `/app-${language}.webmanifest`)
  // One for each time the site is opened, and never stored: what somebody did before a fault can be followed through our logs,
  // what they did yesterday cannot. `randomUUID` would do, but only over HTTPS.
  const traceId = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    (byte | 256).toString(16).slice(1),
  ).join('')
  // https://www.w3.org/TR/trace-context/
  const traceparent = `00-${traceId}-${traceId.slice(16)}-01`
  // For the app, and for the preloading that the build adds below (early-preload.ts).
  window.early = { language, isSignedIn, traceparent }
  // The offer comes once, perhaps before there is anybody to hear it (stores/install.ts); shown when a person asks for it.
  addEventListener('beforeinstallprompt', (offer) => {
    offer.preventDefault()
    window.early.offer = offer
  })
})()
