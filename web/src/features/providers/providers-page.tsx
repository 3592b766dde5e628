import { Suspense, type ReactNode } from 'react'
import type { UseQueryResult } from '@tanstack/react-query'
import type { LucideIcon } from 'lucide-react'
import { LoadFailed } from '#web/api/load-failed.tsx'
import { lazyPart } from '#web/app/lazy-page.ts'
import { usePageMeta } from '#web/app/page-meta.ts'
import type { Company, CompanyKind } from '#web/entities/provider/queries.ts'
import { useCurrentUser } from '#web/entities/user/queries.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageHero } from '#web/ui/page-hero.tsx'
import { TipList, type Tip } from '#web/ui/tip-list.tsx'
import { ProviderCard, ProviderSkeleton } from './provider-card.tsx'

// For admins alone: the page of a visitor does not carry them.
const AddCompany = lazyPart<{ kind: CompanyKind }>(
  async () => (await import('./company-controls.tsx')).AddCompany,
  ['provider-form'],
)
// Of the same file: where it is missing, the place of the button that adds one says so once.
const CompanyControls = lazyPart<{ company: Company }>(
  async () => (await import('./company-controls.tsx')).CompanyControls,
  ['provider-form'],
  () => null,
)

type ProvidersPageProps<P extends Company['provider']> = {
  /** Also the namespace of its texts. */
  kind: CompanyKind
  icon: LucideIcon
  answer: Pick<UseQueryResult<P[]>, 'data' | 'error' | 'refetch'>
  /** The offer of this kind of company: cover, or terms. */
  renderOffer: (provider: P) => ReactNode
  tips: readonly Tip[]
  /** Opens the form for a quote, of this company or of any. */
  onAsk: (providerId?: string) => void
  /** Stands between the companies and the tips. */
  children?: ReactNode
}

/** The companies of one kind with advice below; admins change them in place. */
export const ProvidersPage = <P extends Company['provider']>({
  kind,
  icon,
  answer,
  renderOffer,
  tips,
  onAsk,
  children,
}: ProvidersPageProps<P>) => {
  const { t } = useT(kind)
  const common = useT('providers')
  const { isPlatformAdmin } = useCurrentUser()
  usePageMeta(t('title'), t('description'))
  return (
    <div className="flex flex-col gap-10 lg:gap-14">
      <PageHero title={t('title')} text={t('text')} />
      <PageSection
        title={t('providers')}
        note={common.t('note')}
        action={
          <div className="flex flex-wrap gap-2.5">
            {isPlatformAdmin && (
              <Suspense>
                <AddCompany kind={kind} />
              </Suspense>
            )}
            {answer.data?.length !== 0 && (
              <Button aria-haspopup="dialog" onClick={() => onAsk()}>
                {common.t('ask.several')}
              </Button>
            )}
          </div>
        }
      >
        <ProviderList answer={answer} icon={icon} empty={t('empty')}>
          {(provider) => (
            <ProviderCard
              key={provider.id}
              provider={provider}
              icon={icon}
              onAsk={() => onAsk(provider.id)}
              controls={
                isPlatformAdmin && (
                  <Suspense>
                    <CompanyControls company={{ kind, provider } as unknown as Company} />
                  </Suspense>
                )
              }
            >
              {renderOffer(provider)}
            </ProviderCard>
          )}
        </ProviderList>
      </PageSection>
      {children}
      <PageSection title={t('tips')}>
        <TipList tips={tips} />
      </PageSection>
    </div>
  )
}

/** A part of a page under its heading. */
const PageSection = ({
  title,
  note,
  action,
  children,
}: {
  title: string
  /** Below its content, in small letters. */
  note?: string
  /** Beside the heading. */
  action?: ReactNode
  children: ReactNode
}) => (
  <section className="page-width">
    <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <h2 className="text-2xl lg:text-3xl">{title}</h2>
      {action}
    </div>
    {children}
    {note && <p className="mt-6 max-w-prose text-xs text-ink-3">{note}</p>}
  </section>
)

// Spec 9.
const skeletons = 6
const grid = 'grid grid-cols-1 gap-5 md:grid-cols-2 lg:grid-cols-3'

type ProviderListProps<P> = {
  answer: Pick<UseQueryResult<P[]>, 'data' | 'error' | 'refetch'>
  icon: LucideIcon
  empty: string
  /** One card, with its key. */
  children: (provider: P) => ReactNode
}

const ProviderList = <P,>({ answer, icon: Icon, empty, children }: ProviderListProps<P>) => {
  const { t } = useT('providers')
  const { data: providers, error, refetch } = answer
  if (error && !providers) return <LoadFailed title={t('failed')} error={error} onRetry={refetch} />
  if (providers?.length === 0)
    return (
      <EmptyState icon={<Icon />} title={empty}>
        {t('emptyText')}
      </EmptyState>
    )
  return (
    <ul aria-busy={!providers} className={grid}>
      {providers
        ? providers.map(children)
        : Array.from({ length: skeletons }, (_, index) => <ProviderSkeleton key={index} />)}
    </ul>
  )
}
