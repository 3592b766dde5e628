import { useState } from 'react'
import { flushSync } from 'react-dom'
import { Inbox, Pencil, Plus, Trash2 } from 'lucide-react'
import { Link } from 'react-router-dom'
import { lazyAsked } from '#web/app/lazy-asked.tsx'
import { useErrorText } from '#web/api/use-error-text.ts'
import { paths } from '#web/app/paths.ts'
import { tabSearch } from '#web/entities/admin/admin-address.ts'
import {
  companyName,
  useDeleteCompany,
  type Company,
  type CompanyKind,
} from '#web/entities/provider/queries.ts'
import { useT } from '#web/i18n/use-t.ts'
import { showToast } from '#web/stores/toast.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { focusMain } from '#web/ui/focus-main.ts'

const CompanyDialog = lazyAsked(async () => (await import('./company-dialog.tsx')).CompanyDialog, ['uploads'])

/** Adds a company to the page. For admins. */
export const AddCompany = ({ kind }: { kind: CompanyKind }) => {
  const { t } = useT('provider-form')
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Plus aria-hidden className="size-4.5" />
        {t('add')}
      </Button>
      {open && <CompanyDialog kind={kind} company={null} onClose={() => setOpen(false)} />}
    </>
  )
}

/** Changes or deletes a company. For admins. */
export const CompanyControls = ({ company }: { company: Company }) => {
  const { t, language } = useT('provider-form')
  const common = useT()
  const [asked, setAsked] = useState<'edit' | 'delete' | null>(null)
  const close = () => setAsked(null)
  const name = companyName(company.provider, language)
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
      <Link
        to={`${paths.admin()}${tabSearch('quotes', { provider: company.provider.id })}`}
        aria-label={t('quotes.label', { name })}
        className={buttonClass({ variant: 'secondary' })}
      >
        <Inbox aria-hidden className="size-4" />
        {t('quotes')}
      </Link>
      {asked === 'edit' && <CompanyDialog kind={company.kind} company={company} onClose={close} />}
      <DeleteCompanyDialog company={company} open={asked === 'delete'} onClose={close} />
    </div>
  )
}

type DeleteCompanyDialogProps = { company: Company; open: boolean; onClose: () => void }

/** Asks before a company is taken from the page for good. */
const DeleteCompanyDialog = ({ company, open, onClose }: DeleteCompanyDialogProps) => {
  const { t, language } = useT('provider-form')
  const errorText = useErrorText()
  const name = companyName(company.provider, language)
  const { mutateAsync: remove, isPending, forget } = useDeleteCompany()
  const confirm = async () => {
    try {
      await remove(company)
      showToast({ title: t('deleted', { name }), description: t('soon'), tone: 'success' })
      // An open dialog keeps everything behind it from the focus.
      flushSync(onClose)
      focusMain()
      forget(company)
    } catch (error) {
      showToast({ title: t('notDeleted', { name }), description: errorText(error), tone: 'danger' })
      onClose()
    }
  }
  return (
    <ConfirmDialog
      open={open}
      title={t('delete.title')}
      pending={isPending}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p>{t('delete.question', { name })}</p>
    </ConfirmDialog>
  )
}
