import { Suspense, useEffect, useState } from 'react'
import { ChevronLeft, Printer } from 'lucide-react'
import { useQueryClient } from '@tanstack/react-query'
import type { ListingDetail } from '#shared/schemas/listing.ts'
import { isDetail, listingQueryOptions } from '#web/entities/listing/queries.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { PaperChoice, WindowCard } from './window-card-parts.tsx'
import type { Paper } from './window-card.tsx'

// A few at a time, so that hundreds of cars do not take every connection.
const atOnce = 6

/** The cars of these addresses as they come; one that cannot be had is counted only. */
const useCars = (slugs: readonly string[]) => {
  const client = useQueryClient()
  const [loaded, setLoaded] = useState<{ cars: readonly ListingDetail[]; asked: number }>({
    cars: [],
    asked: 0,
  })
  useEffect(() => {
    const ending = new AbortController()
    const load = async (rest: readonly string[]): Promise<void> => {
      if (rest.length === 0 || ending.signal.aborted) return
      const some = rest.slice(0, atOnce)
      const answers = await Promise.allSettled(
        // What is printed lasts: no answer of before is good enough.
        some.map((slug) => client.fetchQuery({ ...listingQueryOptions(slug, true), staleTime: 0 })),
      )
      const cars = answers.flatMap((answer) =>
        answer.status === 'fulfilled' && isDetail(answer.value) ? [answer.value] : [],
      )
      if (ending.signal.aborted) return
      setLoaded((before) => ({ cars: [...before.cars, ...cars], asked: before.asked + some.length }))
      await load(rest.slice(atOnce))
    }
    void load(slugs)
    return () => ending.abort()
  }, [slugs, client])
  return loaded
}

type WindowCardsProps = { slugs: readonly string[]; onClose: () => void }

/** The window cards of many cars, each on a sheet of its own, in the place of the list. */
export const WindowCards = ({ slugs, onClose }: WindowCardsProps) => {
  const { t } = useT('window-card')
  const [paper, setPaper] = useState<Paper>('a4')
  const { cars, asked } = useCars(slugs)
  const failed = asked - cars.length
  return (
    <section aria-label={t('many', { count: slugs.length })} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="ghost" onClick={onClose}>
          <ChevronLeft aria-hidden className="mirrored size-4" />
          {t('many.back')}
        </Button>
        <h2 className="text-xl">{t('many', { count: slugs.length })}</h2>
        <span className="ms-auto flex flex-wrap items-center gap-3">
          <PaperChoice value={paper} onChange={setPaper} />
          <Button
            pending={asked < slugs.length}
            disabledReason={cars.length === 0 && asked > 0 ? t('many.none') : undefined}
            onClick={() => window.print()}
          >
            <Printer aria-hidden className="size-4.5" />
            {t('print')}
          </Button>
        </span>
      </div>
      {asked < slugs.length && (
        <div role="status" className="flex flex-col gap-2 text-sm">
          {t('many.loading', { done: asked, total: slugs.length })}
          <ProgressBar label={t('print')} value={asked / slugs.length} />
        </div>
      )}
      {asked === slugs.length && failed > 0 && (
        <p role="status" className="rounded-control bg-amber-tint p-3.5 text-sm">
          {t('many.failed', { count: failed })}
        </p>
      )}
      <Suspense fallback={<Skeleton className="h-dvh rounded-card" />}>
        {cars.map((car) => (
          <div key={car.id} className="break-after-page last:break-after-auto">
            <WindowCard listing={car} paper={paper} />
          </div>
        ))}
      </Suspense>
    </section>
  )
}
