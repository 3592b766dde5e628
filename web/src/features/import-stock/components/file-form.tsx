import { useId, useState } from 'react'
import { FileUp } from 'lucide-react'
import { limits } from '#shared/constants/limits.ts'
import { importModes, type ImportMode } from '#shared/schemas/stock-import.ts'
import { useErrorText } from '#web/api/use-error-text.ts'
import { formatFileSize } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { FilePicker } from '#web/ui/file-picker.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { problemOfChosen } from '#web/features/import-stock/check-chosen.ts'
import type { ImportTools } from '#web/features/import-stock/import-tools.ts'
import { useSendFile } from '#web/features/import-stock/use-send-file.ts'
import { Notice } from './notice.tsx'

const { bytes, rows } = limits.selling.import
// A round number is easier to keep than the exact one.
const roundBytes = Math.floor(bytes / 1_000_000) * 1_000_000
// What the file manager offers; workbooks too, so that choosing one is answered instead of impossible.
const accept = ['.csv', '.txt', '.tsv', 'text/csv', '.xlsx', '.xls']

type FileFormProps = { putFile: ImportTools['putFile']; onSent: (id: string) => void }

/** The file and what becomes of its new cars. Choosing a file sends it: that only checks it. */
export const FileForm = ({ putFile, onSent }: FileFormProps) => {
  const { t, language } = useT('import')
  const common = useT()
  const errorText = useErrorText()
  const id = useId()
  const [mode, setMode] = useState<ImportMode>('PUBLISH')
  const [problem, setProblem] = useState('')
  const { sending, send } = useSendFile(putFile, onSent)

  const take = ([file, ...more]: readonly File[]) => {
    if (!file) return
    const { name, size } = file
    const wrong = problemOfChosen(file)
    if (more.length > 0) return setProblem(t('file.SEVERAL'))
    if (!wrong) {
      setProblem('')
      return void send(file, mode)
    }
    const sizes = { size: formatFileSize(size, language), most: formatFileSize(roundBytes, language) }
    return setProblem(
      wrong === 'TOO_LARGE' ? t('file.TOO_LARGE', { name, ...sizes }) : t(`file.${wrong}`, { name }),
    )
  }

  return (
    <Card flat className="flex flex-col gap-6 p-4 sm:p-6">
      <RadioGroup
        legend={t('mode')}
        value={mode}
        onChange={setMode}
        choices={importModes.map((value) => ({
          value,
          label: t(`mode.${value}`),
          hint: t(`mode.${value}Text`),
        }))}
        className="max-w-2xl"
      />
      {sending.phase === 'sending' ? (
        <div className="flex flex-col gap-3 rounded-card border border-line px-4 py-8 text-sm">
          <p role="status">{t('sending', { name: sending.file.name })}</p>
          <ProgressBar value={sending.share} label={t('sending', { name: sending.file.name })} />
        </div>
      ) : (
        <FilePicker
          id={id}
          accept={accept}
          describedBy={`${id}-rules`}
          invalid={problem !== ''}
          onFiles={take}
          className="flex flex-col items-center gap-1 rounded-card border border-dashed border-edge bg-card px-4 py-8 text-center hover:border-ink-2 hover:bg-sand"
        >
          <FileUp aria-hidden className="mb-2 size-8 stroke-[1.25] text-maroon" />
          <span className="font-medium">{t('choose')}</span>
          <span className="text-sm text-ink-2 max-sm:hidden">{t('choose.drop')}</span>
          <span id={`${id}-rules`} className="text-xs text-ink-3">
            {t('choose.rules', { size: formatFileSize(roundBytes, language), rows })}
          </span>
        </FilePicker>
      )}
      <div role="alert" className="empty:hidden">
        {problem && <Notice tone="red">{problem}</Notice>}
        {!problem && sending.phase === 'failed' && (
          <Notice
            tone="red"
            title={t('sending.failed', { name: sending.file.name })}
            actions={
              <Button size="sm" onClick={() => void send(sending.file, mode)}>
                {common.t('retry')}
              </Button>
            }
          >
            {errorText(sending.error)}
          </Notice>
        )}
      </div>
    </Card>
  )
}
