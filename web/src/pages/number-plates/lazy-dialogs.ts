import { lazyPage } from '#web/app/lazy-page.ts'
import { loadNamespaces } from '#web/i18n/catalogue.ts'
import type { Namespace } from '#web/i18n/namespaces.ts'
import { currentLanguage } from '#web/stores/language.ts'

const load = async () => (await import('./plate-dialogs.tsx')).PlateDialogs

const words: readonly Namespace[] = [
  'plate',
  'plate-estimate',
  'plate-drawing',
  'saved-plates',
  // Of cars, for what is the same of plates. All that an open dialog needs: one that waits for words is closed by that.
  'listing',
  'lead',
  'cars',
  'availability',
]

/** A plate's details and the ways to its seller, over the list. */
export const PlateDialogs = lazyPage(load, words)

/** Fetches them ahead of the press that opens one. */
export const loadPlateDialogs = (): void =>
  void Promise.all([load(), loadNamespaces(currentLanguage(), words)]).catch(() => {})
