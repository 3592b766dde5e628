import { Link } from 'react-router-dom'
import { useT } from '#web/i18n/use-t.ts'
import { sectionsOf, type LegalName } from '../sections.ts'

// Reading goes on where the link leads, also by keyboard.
const focusSection = (section: string) => document.getElementById(section)?.focus({ preventScroll: true })

/** The sections to go to. */
export const LegalContents = ({ name }: { name: LegalName }) => {
  const { t } = useT('legal')
  return (
    <ol className="flex flex-col">
      {sectionsOf(name).map(({ section, title }, index) => (
        <li key={section}>
          <Link
            to={{ hash: `#${section}` }}
            onClick={() => focusSection(section)}
            className="flex min-h-9 items-center gap-3 text-sm text-ink-2 hover:text-ink"
          >
            <span className="w-5 shrink-0 text-end text-xs text-ink-3 tabular-nums">{index + 1}</span>
            {t(title)}
          </Link>
        </li>
      ))}
    </ol>
  )
}
