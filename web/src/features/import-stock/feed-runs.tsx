import { limits } from '#shared/constants/limits.ts'
import type { FeedRun } from '#shared/schemas/stock-feed.ts'
import type { ImportView } from '#shared/schemas/stock-import.ts'
import { formatFileSize } from '#web/i18n/file-size.ts'
import { formatDate } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Counts, StateBadge } from './earlier-imports.tsx'
import { useImport } from './queries.ts'

type RunProps = { run: FeedRun; known: ImportView | undefined }

/** Why a feed could not be fetched, in a sentence. */
const useProblemText = () => {
  const { t, language } = useT('import')
  return ({ problem = 'UNREACHABLE', status = 0 }: FeedRun): string => {
    if (problem === 'STATUS') return t('feed.problem.STATUS', { status: String(status) })
    if (problem === 'TIMEOUT') return t('feed.problem.TIMEOUT', { seconds: limits.selling.feed.seconds })
    if (problem === 'TOO_LARGE')
      return t('feed.problem.TOO_LARGE', { size: formatFileSize(limits.selling.import.bytes, language) })
    return t(`feed.problem.${problem}`)
  }
}

const RunText = ({ run, known }: RunProps) => {
  const { t, language } = useT('import')
  const problemText = useProblemText()
  return (
    <>
      <span className="flex min-w-0 flex-col items-start text-sm">
        <span className="font-medium">{formatDate(run.at, language, { time: true })}</span>
        <span className="text-ink-3">{t(`feed.by.${run.by}`)}</span>
        {run.outcome === 'FAILED' && <span className="text-red">{problemText(run)}</span>}
      </span>
      <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {known && <Counts of={known} />}
        {known ? (
          <StateBadge of={known} />
        ) : (
          run.outcome !== 'IMPORTED' && (
            <Badge tone={run.outcome === 'UNCHANGED' ? 'neutral' : 'red'}>
              {t(`feed.run.${run.outcome}`)}
            </Badge>
          )
        )}
      </span>
    </>
  )
}

const line = 'flex w-full flex-wrap items-center justify-between gap-x-6 gap-y-2 p-4 text-start'

type LineProps = RunProps & { onOpen: (id: string) => void }

const RunLine = ({ run, known, onOpen }: LineProps) => {
  const { importId } = run
  if (!importId)
    return (
      <div className={line}>
        <RunText run={run} known={undefined} />
      </div>
    )
  return (
    <button
      type="button"
      onClick={() => onOpen(importId)}
      className={`${line} transition-colors hover:bg-sand focus-visible:-outline-offset-2`}
    >
      <RunText run={run} known={known} />
    </button>
  )
}

/** The newest one goes on while it is looked at. */
const NewestLine = ({ run, importId, onOpen }: Omit<LineProps, 'known'> & { importId: string }) => {
  const { data } = useImport(importId, true)
  return <RunLine run={run} known={data} onOpen={onOpen} />
}

type FeedRunsProps = {
  runs: readonly FeedRun[]
  imports: readonly ImportView[]
  onOpen: (id: string) => void
}

/** The last fetches with what each of them did; a press opens its import, where it can be taken back. */
export const FeedRuns = ({ runs, imports, onOpen }: FeedRunsProps) => {
  const { t } = useT('import')
  if (runs.length === 0) return <p className="text-sm text-ink-2">{t('feed.noRuns')}</p>
  return (
    <div>
      <h4 className="mb-3 font-medium">{t('feed.runs')}</h4>
      <ul className="overflow-clip rounded-card border border-line bg-card">
        {runs.map((run, index) => (
          <li key={run.at} className="border-b border-line last:border-b-0">
            {index === 0 && run.importId ? (
              <NewestLine run={run} importId={run.importId} onOpen={onOpen} />
            ) : (
              <RunLine run={run} known={imports.find(({ id }) => id === run.importId)} onOpen={onOpen} />
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
