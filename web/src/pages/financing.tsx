import { Landmark } from 'lucide-react'
import { useLenders } from '#web/entities/provider/queries.ts'
import { CalculatorHint, LoanTerms } from '#web/features/providers/loan-terms.tsx'
import { ProvidersPage } from '#web/features/providers/providers-page.tsx'
import { useQuoteDialog } from '#web/features/quotes/use-quote-dialog.tsx'
import { useT } from '#web/i18n/use-t.ts'
import { Badge } from '#web/ui/badge.tsx'

const tips = [
  { key: 'tip.report', category: 'category.credit' },
  { key: 'tip.debts', category: 'category.credit' },
  { key: 'tip.budget', category: 'category.firstTime' },
  { key: 'tip.down', category: 'category.firstTime' },
  { key: 'tip.flat', category: 'category.refinancing' },
  { key: 'tip.settle', category: 'category.refinancing' },
] as const

/** `/financing` */
export const FinancingPage = () => {
  const { t } = useT('financing')
  const { ask, dialog } = useQuoteDialog()
  return (
    <>
      <ProvidersPage
        kind="financing"
        onAsk={(providerId) => ask({ kind: 'financing', providerId })}
        icon={Landmark}
        answer={useLenders()}
        renderOffer={(lender) => <LoanTerms lender={lender} />}
        tips={tips.map(({ key, category }) => ({
          key,
          title: t(key),
          text: t(`${key}Text`),
          mark: <Badge>{t(category)}</Badge>,
        }))}
      >
        <CalculatorHint />
      </ProvidersPage>
      {dialog}
    </>
  )
}
