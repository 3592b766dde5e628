import { useEffect } from 'react'
import { useT } from '#web/i18n/use-t.ts'

const describe = (description: string) =>
  document.querySelector('meta[name=description]')?.setAttribute('content', description)

/** The page's title in the tab (the product's name is added) and its description, in the language in use. */
export const usePageMeta = (title: string, description?: string): void => {
  const { t } = useT()
  const name = t('brand')
  const fallback = t('meta.description')
  useEffect(() => {
    document.title = title === name ? name : `${title} · ${name}`
    describe(description ?? fallback)
  }, [title, description, name, fallback])
}
