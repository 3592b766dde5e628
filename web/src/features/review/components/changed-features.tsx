import { Minus, Plus } from 'lucide-react'
import { useT } from '#web/i18n/use-t.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import type { Differences } from '#web/features/review/differences.ts'
import { featureName } from '#web/features/review/facts.ts'

const chip = 'inline-flex items-center gap-1.5 rounded-full px-2.5 py-0.5 no-underline [&>svg]:size-3.5'

/** Features that went, then those that came. */
export const ChangedFeatures = ({ features: { added, removed } }: Pick<Differences, 'features'>) => {
  const { t, language } = useT('moderation')
  const admin = useT('admin')
  return (
    <div className="text-sm">
      <h4 className="py-1 font-medium">{admin.t('features')}</h4>
      <ul className="flex flex-wrap gap-2">
        {removed.map((feature) => (
          <li key={feature}>
            <del className={`${chip} bg-red-tint text-ink-2`}>
              <Minus aria-hidden className="text-red" />
              <VisuallyHidden>{t('removed.said')} </VisuallyHidden>
              <bdi>{featureName(feature, language)}</bdi>
            </del>
          </li>
        ))}
        {added.map((feature) => (
          <li key={feature}>
            <ins className={`${chip} bg-green-tint text-ink`}>
              <Plus aria-hidden className="text-green" />
              <VisuallyHidden>{t('added.said')} </VisuallyHidden>
              <bdi>{featureName(feature, language)}</bdi>
            </ins>
          </li>
        ))}
      </ul>
    </div>
  )
}
