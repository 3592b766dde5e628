import type { Plugin } from 'vite'
import { languages, type Language } from '#shared/constants/market.ts'
import ar from './src/i18n/ar/common.ts'
import arDashboard from './src/i18n/ar/dashboard.ts'
import en from './src/i18n/en/common.ts'
import enDashboard from './src/i18n/en/dashboard.ts'
import { paths } from './src/app/paths.ts'
import { directionOf } from './src/stores/language.ts'

const words = {
  en: { ...en, favorites: enDashboard['tab.favorites'] },
  ar: { ...ar, favorites: arDashboard['tab.favorites'] },
}

// The paper of index.html, which a manifest has no style sheet to take from.
const paper = '#fbfaf8'

const icon = (name: string, size: number, purpose: 'any' | 'maskable' = 'any') => ({
  src: `/icons/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

const manifestOf = (language: Language) => {
  const say = words[language]
  const shortcut = (name: string, url: string) => ({ name, url })
  return {
    // One app, whichever language it was installed in.
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    lang: language,
    dir: directionOf(language),
    name: say.brand,
    short_name: say.brand,
    description: say['meta.description'],
    categories: ['shopping', 'business'],
    theme_color: paper,
    background_color: paper,
    icons: [icon('icon-192', 192), icon('icon-512', 512), icon('maskable-512', 512, 'maskable')],
    shortcuts: [
      shortcut(say['nav.cars'], paths.cars()),
      // Of a visitor; it leads who is signed in to their own.
      shortcut(say.favorites, paths.favorites()),
      shortcut(say['nav.sell'], paths.sell()),
    ],
  }
}

const fileOf = (language: Language) => `app-${language}.webmanifest`

/**
 * The web app manifests, one for each language: browsers of today do not read translated names within one. The script before
 * the first paint points the page at the one of its language.
 */
export const webManifests = (): Plugin => ({
  name: 'web-manifests',
  configureServer: ({ middlewares }) => {
    middlewares.use((request, response, next) => {
      const language = languages.find((one) => request.url === `/${fileOf(one)}`)
      if (!language) return next()
      response.setHeader('content-type', 'application/manifest+json')
      response.end(JSON.stringify(manifestOf(language)))
    })
  },
  generateBundle() {
    for (const language of languages)
      this.emitFile({
        type: 'asset',
        fileName: fileOf(language),
        source: JSON.stringify(manifestOf(language)),
      })
  },
})
