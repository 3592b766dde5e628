import { useId } from 'react'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import type { Company, CompanyKind } from '#web/features/manage-providers/provider-values.ts'
import { useProviderForm } from '#web/features/manage-providers/use-provider-form.ts'
import { ProviderFields } from './provider-fields.tsx'

type ProviderDialogProps = {
  kind: CompanyKind
  /** The company to change; null adds one. */
  company: Company | null
  onClose: () => void
  onSaved: (company: Company) => void
}

/** Adds or changes a company; open as long as it is there. */
export const ProviderDialog = ({ kind, company, onClose, onSaved }: ProviderDialogProps) => {
  const { t } = useT('provider-form')
  const common = useT()
  const id = useId()
  const { form, submit, isPending, failure } = useProviderForm(kind, company, onSaved)
  return (
    <Dialog
      open
      onClose={onClose}
      title={company ? t('edit.title', { name: company.provider.name }) : t(`add.${kind}`)}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {common.t('cancel')}
          </Button>
          <Button type="submit" form={id} pending={isPending}>
            {common.t('save')}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={submit} className="flex flex-col gap-5">
        <ProviderFields kind={kind} form={form} />
        <FormFailure title={t('failed')} text={failure} />
      </form>
    </Dialog>
  )
}
