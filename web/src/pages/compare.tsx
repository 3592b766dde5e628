import { useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { usePageMeta } from '#web/app/page-meta.ts'
import { paths } from '#web/app/paths.ts'
import { CompareNotices, NothingCompared } from '#web/features/compare/compare-notices.tsx'
import { CompareSkeleton, CompareTable } from '#web/features/compare/compare-table.tsx'
import { CompareTools } from '#web/features/compare/compare-tools.tsx'
import { useCarList, useComparedCars, type ComparedCar } from '#web/features/compare/compared-cars.ts'
import { readCompared } from '#web/features/compare/comparison.ts'
import { useT } from '#web/i18n/use-t.ts'
import { setCompared, useCompared } from '#web/stores/compared.ts'

/** `/compare?cars=…`: the address alone says which cars, so that everybody who is sent it sees the same. */
export const ComparePage = () => {
  const { t } = useT('compare')
  const navigate = useNavigate()
  const heading = useRef<HTMLHeadingElement>(null)
  const { names, left } = readCompared(useSearchParams()[0])
  const { cars, gone, error, isPending, retry } = useComparedCars(names)
  const [onlyDifferences, setOnlyDifferences] = useState(false)
  const list = useCarList(cars)
  const title = cars.length > 0 ? t('titleOf', { names: list }) : t('title')
  usePageMeta(title, t('description'))

  const leaveOut = (leaving: readonly string[]) => {
    void navigate(paths.compare(names.filter((name) => !leaving.includes(name))), { replace: true })
    // The pressed button goes away.
    heading.current?.focus({ preventScroll: true })
  }
  const remove = ({ id, names: own }: ComparedCar) => {
    setCompared(useCompared.getState().ids.filter((one) => one !== id))
    leaveOut(own)
  }
  return (
    <div className="page-width pt-6 pb-10 lg:pt-10">
      <h1 ref={heading} tabIndex={-1} className="text-3xl">
        {t('title')}
      </h1>
      <p role="status" className="mt-1 mb-4 min-h-6 text-ink-2">
        {cars.length > 0 && t('count', { count: cars.length })}
        {cars.length === 1 && ` · ${t('another.first')}`}
      </p>
      {/* Before there is something to say: a status that comes together with its text is not said. */}
      <div role="status">
        {!isPending && (
          <CompareNotices
            gone={gone.length}
            onRemoveGone={() => leaveOut(gone)}
            left={left}
            error={error}
            onRetry={retry}
          />
        )}
      </div>
      {isPending ? (
        <CompareSkeleton count={names.length} />
      ) : (
        <>
          {cars.length > 0 ? (
            <>
              <CompareTools
                cars={cars}
                title={title}
                onlyDifferences={onlyDifferences}
                onOnlyDifferences={setOnlyDifferences}
              />
              <CompareTable
                cars={cars}
                names={list}
                onlyDifferences={onlyDifferences && cars.length > 1}
                onRemove={remove}
              />
            </>
          ) : (
            !error && <NothingCompared />
          )}
        </>
      )}
    </div>
  )
}
