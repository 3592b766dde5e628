import { useState } from 'react'
import { Link } from 'react-router-dom'
import { presentAgreement } from '#shared/rules/agreements.ts'
import { paths } from '#web/app/paths.ts'
import { useAgreeToTerms } from '#web/entities/user/agree-to-terms.ts'
import { formatDate } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { focusMain } from '#web/ui/focus-main.ts'

/** Asks somebody who agreed to an earlier version to agree to the present one. It lies beside the page, which can be read and used. */
export const NewTerms = () => {
  const { t } = useT()
  const terms = useT('new-terms')
  const { mutate, isPending, isError } = useAgreeToTerms()
  const [isLater, setLater] = useState(false)
  if (isLater) return null
  const link = (name: 'terms' | 'privacy') => (
    <Link to={paths[name]()} className="underline underline-offset-4 hover:text-ink">
      {t(`nav.${name}`)}
    </Link>
  )
  const later = () => {
    setLater(true)
    focusMain()
  }
  return (
    <section
      aria-label={terms.t('title')}
      className="above-bars fixed inset-x-3 z-40 short:static short:m-3 rounded-card border border-line bg-raised p-4 shadow-float sm:inset-x-auto sm:start-6 sm:w-[26rem]"
    >
      <p className="text-sm font-medium">{terms.t('title')}</p>
      <p className="mt-1 text-sm text-ink-2">
        {terms.rich('text', {
          date: formatDate(`${presentAgreement()}T00:00:00.000Z`, terms.language, { long: true }),
          terms: link('terms'),
          privacy: link('privacy'),
        })}
      </p>
      <p role="status" className="mt-1 text-sm text-red empty:hidden">
        {isError && terms.t('failed')}
      </p>
      <div className="mt-3 flex gap-2.5">
        <Button
          size="sm"
          className="flex-1"
          pending={isPending}
          onClick={() => mutate(undefined, { onSuccess: focusMain })}
        >
          {terms.t('agree')}
        </Button>
        <Button size="sm" variant="secondary" className="flex-1" onClick={later}>
          {terms.t('later')}
        </Button>
      </div>
    </section>
  )
}
