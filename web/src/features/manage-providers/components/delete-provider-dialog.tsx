import { useMutation } from '@tanstack/react-query'
import { ApiError } from '#web/api/api-error.ts'
import { useErrorText } from '#web/api/use-error-text.ts'
import { useT } from '#web/i18n/use-t.ts'
import { showToast } from '#web/stores/toast.ts'
import { DeleteDialog } from '#web/ui/delete-dialog.tsx'
import { deleteProvider } from '#web/features/manage-providers/api/delete-provider.ts'
import type { Company } from '#web/features/manage-providers/provider-values.ts'

type DeleteProviderDialogProps = {
  company: Company
  open: boolean
  onClose: () => void
  onDeleted: () => void
}

// Another admin was quicker.
const isGone = (error: unknown): boolean => error instanceof ApiError && error.status === 404

/** Asks before a company is taken from the page for good. */
export const DeleteProviderDialog = ({ company, open, onClose, onDeleted }: DeleteProviderDialogProps) => {
  const { t } = useT('provider-form')
  const errorText = useErrorText()
  const { name } = company.provider
  const { mutateAsync: remove, isPending } = useMutation({ mutationFn: deleteProvider })
  const confirm = async () => {
    try {
      await remove(company).catch((error) => {
        if (!isGone(error)) throw error
      })
      showToast({ title: t('deleted', { name }), description: t('soon'), tone: 'success' })
      onDeleted()
    } catch (error) {
      showToast({ title: t('notDeleted', { name }), description: errorText(error as Error), tone: 'danger' })
      onClose()
    }
  }
  return (
    <DeleteDialog
      open={open}
      title={t('delete.title')}
      question={t('delete.question', { name })}
      pending={isPending}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  )
}
