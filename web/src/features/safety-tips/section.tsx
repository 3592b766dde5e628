import type { ReactNode } from 'react'
import { useT } from '#web/i18n/use-t.ts'

type SectionId = 'guidelines' | 'buyers' | 'sellers' | 'flags' | 'scams' | 'emergency'

/** A part of the page that a link can lead to. Its heading takes the focus, so that reading goes on there. */
export const Section = ({ id, children }: { id: SectionId; children: ReactNode }) => {
  const { t } = useT('safety')
  return (
    <section className="page-width">
      <h2 id={id} tabIndex={-1} className="mb-6 scroll-mt-24 text-2xl lg:text-3xl">
        {t(id)}
      </h2>
      {children}
    </section>
  )
}
