import { Suspense, useState } from 'react'
import { Plus } from 'lucide-react'
import type { CompanyKind } from '#web/features/manage-providers/provider-values.ts'
import { useProviderCache } from '#web/entities/provider/api/use-provider-cache.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { ProviderDialog } from './lazy-dialog.ts'

/** Adds a company to the page. */
export const AddProvider = ({ kind }: { kind: CompanyKind }) => {
  const { t } = useT('provider-form')
  const { keep } = useProviderCache()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Plus aria-hidden className="size-4.5" />
        {t('add')}
      </Button>
      {open && (
        <Suspense>
          <ProviderDialog
            kind={kind}
            company={null}
            onClose={close}
            onSaved={(company) => {
              keep(company)
              close()
            }}
          />
        </Suspense>
      )}
    </>
  )
}
