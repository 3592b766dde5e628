import { useEffect } from 'react'
import { useT } from '#web/i18n/use-t.ts'

const describe = (description: string) =>
  document.querySelector('meta[name=description]')?.setAttribute('content', description)

type Meta = { title: string; description: string }

let drawn: Meta | undefined
const note = (meta: Meta) => {
  drawn = meta
}

/** Returns the title and description of the page drawn last, once, for prerendering, where effects do not run; undefined if unset. */
export const takeDrawnMeta = (): Meta | undefined => {
  const meta = drawn
  drawn = undefined
  return meta
}

/** The page's title in the tab (the product's name is added) and its description, in the language in use. */
export const usePageMeta = (title: string, description?: string): void => {
  const { t } = useT()
  const name = t('brand')
  const full = title === name ? name : `${title} · ${name}`
  const text = description ?? t('meta.description')
  if (import.meta.env.SSR) note({ title: full, description: text })
  useEffect(() => {
    document.title = full
    describe(text)
  }, [full, text])
}
