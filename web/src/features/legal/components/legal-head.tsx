import { Cookie, Printer } from 'lucide-react'
import { useT } from '#web/i18n/use-t.ts'
import { chooseCookiesAgain } from '#web/stores/choose-cookies.ts'
import { Button } from '#web/ui/button.tsx'
import type { LegalName } from '../sections.ts'

/** Title, date, and what can be done with a legal document. */
export const LegalHead = ({ name }: { name: LegalName }) => {
  const { t } = useT('legal')
  const common = useT()
  return (
    <header className="border-b border-line pb-8">
      <h1 className="text-3xl lg:text-4xl">{common.t(`nav.${name}`)}</h1>
      <p className="mt-3 max-w-2xl text-ink-2 print:max-w-none">{t(`${name}.description`)}</p>
      <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3">
        <p className="text-sm text-ink-3">{t('effective')}</p>
        <div data-unprinted className="flex flex-wrap gap-2.5">
          <Button variant="secondary" size="sm" onClick={() => window.print()}>
            <Printer aria-hidden className="size-4" />
            {t('print')}
          </Button>
          {name === 'privacy' && (
            <Button variant="secondary" size="sm" onClick={chooseCookiesAgain}>
              <Cookie aria-hidden className="size-4" />
              {t('cookies')}
            </Button>
          )}
        </div>
      </div>
    </header>
  )
}
