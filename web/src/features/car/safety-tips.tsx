import { ShieldCheck } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '#web/app/paths.ts'
import { useT } from '#web/i18n/use-t.ts'

const tips = ['meet', 'inspect', 'papers', 'pay', 'fines'] as const

/** What to heed before money changes hands. */
export const SafetyTips = () => {
  const { t } = useT('vehicle')
  return (
    <section className="rounded-card bg-sand p-5 lg:p-6">
      <h2 className="flex items-center gap-2.5 text-lg">
        <ShieldCheck aria-hidden className="size-5 stroke-[1.5] text-green" />
        {t('tips')}
      </h2>
      <ul className="mt-3 flex list-disc flex-col gap-1.5 ps-5 text-sm text-ink-2 marker:text-ink-3">
        {tips.map((tip) => (
          <li key={tip}>{t(`tips.${tip}`)}</li>
        ))}
      </ul>
      <Link
        to={paths.safetyTips()}
        className="mt-4 inline-block text-sm font-medium text-maroon hover:underline"
      >
        {t('tips.more')}
      </Link>
    </section>
  )
}
