import type { ReactNode } from 'react'
import type { UseQueryResult } from '@tanstack/react-query'
import type { LucideIcon } from 'lucide-react'
import { LoadFailed } from '#web/api/load-failed.tsx'
import { useT } from '#web/i18n/use-t.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ProviderSkeleton } from './provider-skeleton.tsx'

// Spec 9.
const skeletons = 6
const grid = 'grid grid-cols-1 gap-5 md:grid-cols-2 lg:grid-cols-3'

type ProviderListProps<P> = {
  answer: Pick<UseQueryResult<P[]>, 'data' | 'error' | 'refetch'>
  icon: LucideIcon
  /** Where there are none yet. */
  empty: string
  /** One card, with its key. */
  children: (provider: P) => ReactNode
}

/** Companies of one kind, or why there are none to see. */
export const ProviderList = <P,>({ answer, icon: Icon, empty, children }: ProviderListProps<P>) => {
  const { t } = useT('providers')
  const { data: providers, error, refetch } = answer
  if (error) return <LoadFailed title={t('failed')} error={error} onRetry={refetch} />
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
