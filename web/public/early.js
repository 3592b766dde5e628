// Runs before the first paint, so that neither language, direction nor theme ever flashes. The stores read the same
// keys. A file of its own, because the content security policy forbids inline scripts.
;(() => {
  const html = document.documentElement
  let language = null
  let theme = null
  let isSignedIn = false
  try {
    language = localStorage.getItem('language')
    theme = localStorage.getItem('theme')
    isSignedIn = localStorage.getItem('authToken') !== null
  } catch {
    // Storage is blocked: the browser's own preferences serve.
  }
  if (language !== 'en' && language !== 'ar') language = /^ar\b/i.test(navigator.language) ? 'ar' : 'en'
  html.lang = language
  html.dir = language === 'ar' ? 'rtl' : 'ltr'
  if (theme === 'light' || theme === 'dark') html.dataset.theme = theme
  // For the preloading that the build adds below (early-preload.ts).
  window.early = { language, isSignedIn }
})()
