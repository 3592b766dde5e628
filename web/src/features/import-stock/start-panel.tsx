import { useEffect, useId, useRef, useState } from 'react'
import { FileUp } from 'lucide-react'
import { useQueryClient } from '@tanstack/react-query'
import { limits } from '#shared/constants/limits.ts'
import type { ImportMode } from '#shared/schemas/stock-import.ts'
import { useErrorText } from '#web/api/use-error-text.ts'
import { putFile } from '#web/entities/upload/send-file.ts'
import { formatFileSize } from '#web/i18n/file-size.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { FilePicker } from '#web/ui/file-picker.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { TipList } from '#web/ui/tip-list.tsx'
import { ModeChoice } from './mode-choice.tsx'
import { createImport, importQuery } from './queries.ts'
import { TemplateLinks } from './template-links.tsx'

type StartPanelProps = { onSent: (id: string) => void }

/** The steps of an import, and the form for its file. */
export const StartPanel = ({ onSent }: StartPanelProps) => {
  const { t } = useT('import')
  const tips = [
    {
      key: 'file',
      title: t('step.file'),
      text: (
        <>
          {t('step.fileText')}
          <TemplateLinks />
        </>
      ),
    },
    { key: 'check', title: t('step.check'), text: t('step.checkText') },
    { key: 'photos', title: t('step.photos'), text: t('step.photosText') },
  ]
  return (
    <div className="flex flex-col gap-8">
      <TipList tips={tips} />
      <FileForm onSent={onSent} />
    </div>
  )
}

const { bytes, rows } = limits.selling.import
// A round number is easier to remember.
const roundBytes = Math.floor(bytes / 1_000_000) * 1_000_000
// Other workbooks too, so that choosing one gives an answer.
const accept = ['.xlsx', '.csv', '.txt', '.tsv', 'text/csv', '.xls']

type FileFormProps = { onSent: (id: string) => void }

/** The file, and whether its new cars are published. Choosing a file sends it for a check. */
const FileForm = ({ onSent }: FileFormProps) => {
  const { t, language } = useT('import')
  const common = useT()
  const errorText = useErrorText()
  const id = useId()
  const [mode, setMode] = useState<ImportMode>('PUBLISH')
  const [problem, setProblem] = useState('')
  const { sending, send } = useSendFile(onSent)

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
      <ModeChoice value={mode} onChange={setMode} />
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

type Sending =
  | { phase: 'idle' }
  | { phase: 'sending'; file: File; share: number }
  | { phase: 'failed'; file: File; error: unknown }

/** Sends a file for an import and calls `onSent` with its id. A file that failed can be sent again. */
const useSendFile = (onSent: (id: string) => void) => {
  const client = useQueryClient()
  const [sending, setSending] = useState<Sending>({ phase: 'idle' })
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])

  const send = async (file: File, mode: ImportMode) => {
    const controller = new AbortController()
    const { signal } = controller
    running.current = controller
    setSending({ phase: 'sending', file, share: 0 })
    try {
      const fileName = file.name.slice(-limits.selling.import.fileName)
      const { uploadURL, headers, ...created } = await createImport({
        body: { fileName, contentLength: file.size, mode },
        signal,
      })
      await putFile({ uploadURL, headers }, file, {
        signal,
        onProgress: (share) => signal.aborted || setSending({ phase: 'sending', file, share }),
      })
      client.setQueryData(importQuery(created.id).queryKey, created)
      onSent(created.id)
    } catch (error) {
      if (!signal.aborted) setSending({ phase: 'failed', file, error })
    }
  }
  return { sending, send }
}

type ChosenProblem = 'WORKBOOK' | 'EMPTY' | 'TOO_LARGE' | 'NOT_CSV'

const otherWorkbook = /\.(?:xls|xlsb|ods|numbers)$/i
const readable = /\.(?:xlsx|xlsm|csv|txt|tsv)$/i

/** The problem of a file by its name and size in bytes; the server checks its content. */
export const problemOfChosen = ({ name, size }: Pick<File, 'name' | 'size'>): ChosenProblem | undefined => {
  if (otherWorkbook.test(name)) return 'WORKBOOK'
  if (!readable.test(name)) return 'NOT_CSV'
  if (size === 0) return 'EMPTY'
  return size > limits.selling.import.bytes ? 'TOO_LARGE' : undefined
}
