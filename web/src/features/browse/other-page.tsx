import { useState } from 'react'
import { ArrowRight, X } from 'lucide-react'
import { Link } from 'react-router-dom'
import { pageForText, plateAlone, type WordPage } from '#shared/reference/page-words.ts'
import { paths } from '#web/app/paths.ts'
import { useT } from '#web/i18n/use-t.ts'
import { IconButton } from '#web/ui/icon-button.tsx'

/** The address of a page that a text means. */
export const addressOf = (page: WordPage, number: string | undefined): string =>
  page === 'numberPlates' ? paths.numberPlates({ search: number }) : paths[page]()

/**
 * The way to the page that a text in the search for cars means: plates, dealers or help. Nothing for a text about cars, or once hidden.
 * `isEmpty`: it finds no car.
 */
export const OtherPage = ({ text, isEmpty }: { text: string; isEmpty: boolean }) => {
  const { t } = useT('search')
  const [hidden, hide] = useState('')
  const found = pageForText(text) ?? (isEmpty ? plateAlone(text) : undefined)
  if (!found || hidden === text) return null
  const { page, number } = found
  return (
    <p className="mb-5 flex items-center gap-1 rounded-card border border-line bg-sand pe-1 hover:border-ink-3">
      <Link
        to={addressOf(page, number)}
        className="flex min-h-11 flex-1 items-center justify-between gap-3 rounded-card px-4 py-2.5 text-sm font-medium"
      >
        {page === 'numberPlates' && number
          ? t('page.plate', { number: `\u2066${number}\u2069` })
          : t(`page.${page}`)}
        <ArrowRight aria-hidden className="size-4.5 shrink-0 rtl:rotate-180" />
      </Link>
      <IconButton label={t('page.hide')} icon={<X className="size-4" />} onClick={() => hide(text)} />
    </p>
  )
}
