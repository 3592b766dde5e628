import { Suspense } from 'react'
import { ShieldCheck } from 'lucide-react'
import { usePageMeta } from '#web/app/page-meta.ts'
import { useCurrentUser } from '#web/entities/user/api/get-current-user.ts'
import { useInsurers } from '#web/entities/provider/api/list-insurers.ts'
import { ProviderCard } from '#web/entities/provider/components/provider-card.tsx'
import { ProviderList } from '#web/entities/provider/components/provider-list.tsx'
import { useT } from '#web/i18n/use-t.ts'
import { Badge } from '#web/ui/badge.tsx'
import { PageHero } from '#web/ui/page-hero.tsx'
import { PageSection } from '#web/ui/page-section.tsx'
import { TipList } from '#web/ui/tip-list.tsx'
import { AddProvider, ProviderControls } from './providers/lazy-admin.ts'

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
  const words = useT('providers')
  const answer = useInsurers()
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
              <AddProvider kind="insurance" />
            </Suspense>
          )
        }
      >
        <ProviderList answer={answer} icon={ShieldCheck} empty={t('empty')}>
          {(insurer) => (
            <ProviderCard
              key={insurer.id}
              provider={insurer}
              icon={ShieldCheck}
              controls={
                isPlatformAdmin && (
                  <Suspense>
                    <ProviderControls company={{ kind: 'insurance', provider: insurer }} />
                  </Suspense>
                )
              }
            >
              <div className="mt-4 flex">
                <Badge tone="green" className="max-w-full">
                  <span className="truncate">
                    {language === 'ar' ? insurer.coverageAr : insurer.coverage}
                  </span>
                </Badge>
              </div>
            </ProviderCard>
          )}
        </ProviderList>
      </PageSection>
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
