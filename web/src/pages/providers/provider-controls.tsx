import { Suspense, useState } from 'react'
import { flushSync } from 'react-dom'
import { Pencil, Trash2 } from 'lucide-react'
import { DeleteProviderDialog } from '#web/features/manage-providers/components/delete-provider-dialog.tsx'
import type { Company } from '#web/features/manage-providers/provider-values.ts'
import { useProviderCache } from '#web/entities/provider/api/use-provider-cache.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { focusMain } from '#web/ui/focus-main.ts'
import { ProviderDialog } from './lazy-dialog.ts'

/** Changes or deletes a company. */
export const ProviderControls = ({ company }: { company: Company }) => {
  const { t } = useT('provider-form')
  const common = useT()
  const { keep, drop } = useProviderCache()
  const [asked, setAsked] = useState<'edit' | 'delete' | null>(null)
  const close = () => setAsked(null)
  const { name } = company.provider
  return (
    <div className="mt-3 flex flex-wrap gap-2.5 border-t border-line pt-3.5">
      <Button
        variant="secondary"
        aria-haspopup="dialog"
        aria-label={t('edit.label', { name })}
        onClick={() => setAsked('edit')}
      >
        <Pencil aria-hidden className="size-4" />
        {common.t('edit')}
      </Button>
      <Button
        variant="danger"
        aria-haspopup="dialog"
        aria-label={t('delete.label', { name })}
        onClick={() => setAsked('delete')}
      >
        <Trash2 aria-hidden className="size-4" />
        {common.t('delete')}
      </Button>
      {asked === 'edit' && (
        <Suspense>
          <ProviderDialog
            kind={company.kind}
            company={company}
            onClose={close}
            onSaved={(saved) => {
              keep(saved)
              close()
            }}
          />
        </Suspense>
      )}
      <DeleteProviderDialog
        company={company}
        open={asked === 'delete'}
        onClose={close}
        onDeleted={() => {
          // An open dialog keeps everything behind it from the focus.
          flushSync(close)
          focusMain()
          drop(company)
        }}
      />
    </div>
  )
}
