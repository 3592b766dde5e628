import type { ImportView } from '#shared/schemas/stock-import.ts'
import { useT } from '#web/i18n/use-t.ts'
import { listOf } from '#web/features/import-stock/list-of.ts'

/** What is worth knowing about how the file was read: columns that were left out, letters that were guessed. */
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
