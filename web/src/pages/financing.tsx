import { Suspense } from 'react'
import { Landmark } from 'lucide-react'
import { usePageMeta } from '#web/app/page-meta.ts'
import { useCurrentUser } from '#web/entities/user/api/get-current-user.ts'
import { useLenders } from '#web/entities/provider/api/list-lenders.ts'
import { ProviderCard } from '#web/entities/provider/components/provider-card.tsx'
import { ProviderList } from '#web/entities/provider/components/provider-list.tsx'
import { useT } from '#web/i18n/use-t.ts'
import { Badge } from '#web/ui/badge.tsx'
import { PageHero } from '#web/ui/page-hero.tsx'
import { PageSection } from '#web/ui/page-section.tsx'
import { TipList } from '#web/ui/tip-list.tsx'
import { CalculatorHint } from './financing/calculator-hint.tsx'
import { LoanTerms } from './financing/loan-terms.tsx'
import { AddProvider, ProviderControls } from './providers/lazy-admin.ts'

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
  const words = useT('providers')
  const answer = useLenders()
  const { isPlatformAdmin } = useCurrentUser()
  usePageMeta(t('title'), t('description'))
  return (
    <div className="flex flex-col gap-10 lg:gap-14">
      <PageHero title={t('title')} text={t('text')} />
      <PageSection
        title={t('providers')}
        note={words.t('note')}
        action={
          isPlatformAdmin && (
            <Suspense>
              <AddProvider kind="financing" />
            </Suspense>
          )
        }
      >
        <ProviderList answer={answer} icon={Landmark} empty={t('empty')}>
          {(lender) => (
            <ProviderCard
              key={lender.id}
              provider={lender}
              icon={Landmark}
              controls={
                isPlatformAdmin && (
                  <Suspense>
                    <ProviderControls company={{ kind: 'financing', provider: lender }} />
                  </Suspense>
                )
              }
            >
              <LoanTerms lender={lender} />
            </ProviderCard>
          )}
        </ProviderList>
      </PageSection>
      <CalculatorHint />
      <PageSection title={t('tips')}>
        <TipList
          tips={tips.map(({ key, category }) => ({
            key,
            title: t(key),
            text: t(`${key}Text`),
            mark: <Badge>{t(category)}</Badge>,
          }))}
        />
      </PageSection>
    </div>
  )
}
