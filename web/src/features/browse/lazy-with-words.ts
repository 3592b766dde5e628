import { lazy, type ComponentType } from 'react'
import { loadNamespace } from '#web/i18n/catalogue.ts'
import { currentLanguage } from '#web/stores/language.ts'

/** A part of the search that is fetched when it is first drawn, together with the words of the filters. */
export const lazyWithWords = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => {
    const [Part] = await Promise.all([load(), loadNamespace(currentLanguage(), 'filters')])
    return { default: Part }
  })
