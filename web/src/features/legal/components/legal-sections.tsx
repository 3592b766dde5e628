import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useT } from '#web/i18n/use-t.ts'
import { sectionsOf, type LegalName } from '../sections.ts'

// The browser looked for the place before the text was there. Who comes back by Back has been put where they were.
const useGoToHash = () => {
  const { hash } = useLocation()
  useEffect(() => {
    if (hash && window.scrollY === 0) document.getElementById(hash.slice(1))?.scrollIntoView()
    // On arrival alone: later changes are the router's.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
}

/** The whole text on a page of its own, each section with an address. */
export const LegalSections = ({ name }: { name: LegalName }) => {
  const { t } = useT('legal')
  useGoToHash()
  return (
    <ol className="flex flex-col gap-8 lg:gap-10">
      {sectionsOf(name).map(({ section, title, text }, index) => (
        <li key={section}>
          <h2 id={section} tabIndex={-1} className="scroll-mt-24 text-xl">
            {index + 1}. {t(title)}
          </h2>
          <p className="mt-2 leading-relaxed text-ink-2">{t(text)}</p>
        </li>
      ))}
    </ol>
  )
}
