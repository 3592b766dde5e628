import type { ReactNode } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { stockNotes } from '#shared/reference/stock-columns.ts'
import { hasHeldRows, passedRows, type ImportRowView, type ImportView } from '#shared/schemas/stock-import.ts'
import { useErrorText } from '#web/api/use-error-text.ts'
import { paths } from '#web/app/paths.ts'
import { FormatMenu } from '#web/entities/listing/format-menu.tsx'
import { useT } from '#web/i18n/use-t.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Button } from '#web/ui/button.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { ImportRowList, ImportRows } from './import-rows.tsx'
import { PhotoSection } from './photo-section.tsx'
import { UndoImport } from './undo-import.tsx'
import { allRowsQuery, useAllRows, useStartImport } from './queries.ts'
import { listOf, useProblemText } from './row-text.ts'

const FailedRows = ({ of, rows }: { of: ImportView; rows: readonly ImportRowView[] }) => {
  const { t } = useT('import')
  return (
    <section className="flex flex-col gap-4">
      <div>
        <h3 className="text-lg">{t('done.failedTitle')}</h3>
        <p className="text-sm text-ink-2">
          {t(of.source === 'FEED' ? 'done.failedText.feed' : 'done.failedText')}
        </p>
      </div>
      <ImportRowList rows={rows} of={of} />
    </section>
  )
}

/** The result of an import and what is left to do: fix what failed, add the photos, look at the stock; or what an undo made of it. */
export const ImportResult = ({ of }: { of: ImportView }) => {
  const { t } = useT('import')
  const next = (
    <>
      <Link
        to={paths.dashboard('my-listings')}
        className={`${buttonClass({ variant: 'secondary' })} max-sm:w-full`}
      >
        {t('done.stock')}
      </Link>
      {of.counts.REFUSE > 0 && <RefusedDownload of={of} />}
    </>
  )
  return (
    <>
      {!of.undo && <Done of={of} next={next} />}
      {hasHeldRows(of) && <HeldRows of={of} />}
      <UndoImport of={of} next={next} />
      {!of.undo && <ToDo of={of} />}
      <ImportRows of={of} />
    </>
  )
}

const Done = ({ of, next }: { of: ImportView; next: ReactNode }) => {
  const { t } = useT('import')
  const { data: rows } = useAllRows(of)
  const doneOf = (action: 'CREATE' | 'CHANGE') =>
    rows ? rows.filter((row) => row.action === action && row.outcome === 'DONE').length : of.counts[action]
  const [created, changed, passed] = [doneOf('CREATE'), doneOf('CHANGE'), passedRows(of)]
  return (
    <div role="status">
      <Notice
        tone={of.failed > 0 ? 'amber' : 'green'}
        title={t(of.failed > 0 ? 'done.partly' : 'done.title')}
        actions={next}
      >
        {created > 0 && <p>{t('done.created', { count: created })}</p>}
        {changed > 0 && <p>{t('done.changed', { count: changed })}</p>}
        {of.failed > 0 && <p>{t('done.failed', { count: of.failed })}</p>}
        {passed > 0 && <p>{t('held.passedCount', { count: passed })}</p>}
        <FileNotes of={of} />
      </Notice>
    </div>
  )
}

/** What the file is still good for, unless its import is taken back. */
const ToDo = ({ of }: { of: ImportView }) => {
  const { data: rows } = useAllRows(of)
  const failed = rows?.filter(({ outcome }) => outcome === 'FAILED') ?? []
  return (
    <>
      {failed.length > 0 && <FailedRows of={of} rows={failed} />}
      <PhotoSection of={of} />
    </>
  )
}

/** Changes of a feed that nobody has looked at yet, and the button that says yes to them. */
const HeldRows = ({ of }: { of: ImportView }) => {
  const { t } = useT('import')
  const errorText = useErrorText()
  const { mutate: start, isPending, error } = useStartImport(of.id)
  const count = of.held ?? 0
  return (
    <Notice
      tone="amber"
      title={t('held.title', { count })}
      actions={
        <Button pending={isPending} onClick={() => start()}>
          {t('held.confirm', { count })}
        </Button>
      }
    >
      <p>{t('held.text')}</p>
      <FormFailure title={t('start.failed')} text={error ? errorText(error) : undefined} />
    </Notice>
  )
}

/** How the file was read: ignored columns, and an encoding that was guessed. */
export const FileNotes = ({ of }: { of: ImportView }) => {
  const { t, language } = useT('import')
  const { encoding, ignoredColumns } = of
  const isGuessed = encoding === 'windows-1256'
  return (
    <>
      {ignoredColumns.length > 0 && (
        <p>{t('ignored', { count: ignoredColumns.length, columns: listOf(ignoredColumns, language) })}</p>
      )}
      {encoding && encoding !== 'utf-8' && (
        <p>
          {isGuessed ? t('encoding.windows-1256') : t('encoding.other', { encoding: encoding.toUpperCase() })}
        </p>
      )}
    </>
  )
}

/** Downloads the refused rows as they were sent, each with what to fix in a last column: ready to be fixed and sent again. */
export const RefusedDownload = ({ of }: { of: ImportView }) => {
  const { t, language } = useT('import')
  const client = useQueryClient()
  const problemText = useProblemText()
  const read = async () => {
    const rows = await client.fetchQuery(allRowsQuery(of, 'REFUSE'))
    return refusedTable(of.headers ?? [], rows, stockNotes.problem[language], problemText)
  }
  return (
    <FormatMenu
      label={t('refused.download')}
      name={() => `refused-${of.fileName.replace(/\.\w+$/, '')}`}
      read={read}
    />
  )
}

type Problem = ImportRowView['problems'][number]

/** The table of refused rows under the headers of their file, with the problems of each in a last column. */
export const refusedTable = (
  headers: readonly string[],
  rows: readonly ImportRowView[],
  problemHeader: string,
  problemText: (problem: Problem) => string,
): string[][] => {
  // A file of refused rows that still has some: the reasons of before give way.
  const kept = headers.map((_, index) => index).filter((index) => !isProblemHeader(headers[index]!))
  return [
    [...kept.map((index) => headers[index]!), problemHeader],
    ...rows.map(({ cells = [], problems }) => [
      ...kept.map((index) => cells[index] ?? ''),
      problems.map(problemText).join(' '),
    ]),
  ]
}

const isProblemHeader = (header: string): boolean => Object.values(stockNotes.problem).includes(header)
