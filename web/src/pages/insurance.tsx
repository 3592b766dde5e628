import { ShieldCheck } from 'lucide-react'
import { useInsurers } from '#web/entities/provider/queries.ts'
import { ProvidersPage } from '#web/features/providers/providers-page.tsx'
import { useQuoteDialog } from '#web/features/quotes/use-quote-dialog.tsx'
import { useT } from '#web/i18n/use-t.ts'
import { Badge } from '#web/ui/badge.tsx'

const tips = [
  { key: 'tip.kinds', category: 'category.coverage' },
  { key: 'tip.repair', category: 'category.coverage' },
  { key: 'tip.before', category: 'category.newBuyer' },
  { key: 'tip.compare', category: 'category.newBuyer' },
  { key: 'tip.accident', category: 'category.claims' },
] as const

/** `/insurance` */
export const InsurancePage = () => {
  const { t, language } = useT('insurance')
  const { ask, dialog } = useQuoteDialog()
  return (
    <>
      <ProvidersPage
        kind="insurance"
        onAsk={(providerId) => ask({ kind: 'insurance', providerId })}
        icon={ShieldCheck}
        answer={useInsurers()}
        renderOffer={({ coverage, coverageAr }) => (
          <div className="mt-4 flex">
            <Badge tone="green" className="max-w-full">
              <span className="truncate">{language === 'ar' ? coverageAr : coverage}</span>
            </Badge>
          </div>
        )}
        tips={tips.map(({ key, category }) => ({
          key,
          title: t(key),
          text: t(`${key}Text`),
          mark: <Badge>{t(category)}</Badge>,
        }))}
      />
      {dialog}
    </>
  )
}
