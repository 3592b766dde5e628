import { useState } from 'react'
import { ExternalLink, FileText } from 'lucide-react'
import { useMutation } from '@tanstack/react-query'
import type { readDocument } from '#shared/api/uploads.ts'
import { ApiError } from '#web/api/api-error.ts'
import { call } from '#web/api/client.ts'
import { useErrorText } from '#web/api/use-error-text.ts'
import { noteOpenedDocument } from '#web/entities/review/opened-documents.tsx'
import { useT } from '#web/i18n/use-t.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Button } from '#web/ui/button.tsx'

// A mutation, because every call is recorded: none by itself, none cached. The address is good for a minute.
const useReadDocument = () =>
  useMutation({
    mutationFn: (name: string) =>
      call<typeof readDocument>('GET /api/verification-documents/{name}', { params: { name } }),
  })

type DocumentViewerProps = {
  label: string
  /** The name under which the API keeps it; null when the seller gave none. */
  name: string | null
  /** Shown instead of "none" for a document that was there once. */
  gone?: string | undefined
}

/** One private document, shown on request only: a picture here, anything else in a new tab. */
export const DocumentViewer = ({ label, name, gone }: DocumentViewerProps) => {
  const { t } = useT('admin')
  const errorText = useErrorText()
  const { mutateAsync, data, error, isPending } = useReadDocument()
  const [broken, setBroken] = useState(false)
  const isPicture = data?.contentType.startsWith('image/')

  const view = async (document: string) => {
    setBroken(false)
    try {
      const { url, contentType } = await mutateAsync(document)
      noteOpenedDocument(document)
      // Where the browser takes this for a pop-up, the link below is left.
      if (!contentType.startsWith('image/')) window.open(url, '_blank', 'noopener')
    } catch {
      // The error shows below, beside the document.
    }
  }
  const missing = broken || (error instanceof ApiError && error.status === 404)
  return (
    <div className="flex flex-col gap-3 rounded-control border border-line p-3.5">
      <div className="flex min-h-9 flex-wrap items-center gap-x-3 gap-y-2 text-sm">
        <FileText aria-hidden className="size-5 shrink-0 stroke-[1.5] text-ink-3" />
        <span className="flex-1 font-medium">{label}</span>
        {name === null ? (
          <span className="text-ink-2">{gone ?? t('document.none')}</span>
        ) : (
          <Button
            variant="secondary"
            size="sm"
            pending={isPending}
            onClick={() => void view(name)}
            aria-label={t('document.viewLabel', { name: label })}
          >
            {t('document.view')}
          </Button>
        )}
      </div>
      <div role="status" className="contents">
        {(missing || error) && (
          <p className="text-sm text-red">{missing ? t('document.missing') : errorText(error)}</p>
        )}
        {data && !missing && !error && (
          <>
            {isPicture && (
              <img
                src={data.url}
                alt={label}
                onError={() => setBroken(true)}
                className="max-h-120 w-full rounded-xs bg-sand object-contain"
              />
            )}
            <a
              href={data.url}
              target="_blank"
              rel="noopener noreferrer"
              className={buttonClass({ variant: 'ghost', size: 'sm' })}
            >
              <ExternalLink aria-hidden className="mirrored size-4" />
              {t('document.open')}
            </a>
          </>
        )}
      </div>
    </div>
  )
}
