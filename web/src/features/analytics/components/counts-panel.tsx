import { useState } from 'react'
import type { Analytics } from '#shared/schemas/analytics.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Card } from '#web/ui/card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { measures, type Measure } from '../measures.ts'
import { CountsChart } from './counts-chart.tsx'
import { CountsTable } from './counts-table.tsx'
import { FigureCards } from './figure-cards.tsx'

/** The figures of a period, and one of them day by day. */
export const CountsPanel = ({ analytics }: { analytics: Analytics }) => {
  const { t } = useT('analytics')
  const [measure, setMeasure] = useState<Measure>('views')
  return (
    <div className="flex flex-col gap-4">
      <FigureCards analytics={analytics} value={measure} onChange={setMeasure} />
      <Card flat className="px-4 pt-4 sm:px-5">
        <CountsChart days={analytics.days} measure={measure} />
        <CountsTable days={analytics.days} />
      </Card>
      <p className="text-xs text-ink-3">{t('note')}</p>
    </div>
  )
}

const FigureSkeleton = () => (
  <div className="flex flex-col gap-1 rounded-card border border-line bg-card p-4 sm:p-5">
    <div className="flex items-center justify-between gap-1 sm:flex-col sm:items-stretch">
      <div className="text-sm">
        <Skeleton className="h-[1lh] w-16" />
      </div>
      <div className="text-2xl sm:text-3xl">
        <Skeleton className="h-[1lh] w-16" />
      </div>
    </div>
    <div className="text-xs">
      <Skeleton className="h-[1lh] w-full" />
    </div>
  </div>
)

/** Its place while it is still to come. */
export const CountsSkeleton = () => (
  <div aria-busy className="flex flex-col gap-4">
    <div className="grid gap-3 sm:grid-cols-3 sm:gap-4">
      {measures.map((measure) => (
        <FigureSkeleton key={measure} />
      ))}
    </div>
    <Skeleton className="h-90 rounded-card" />
  </div>
)
