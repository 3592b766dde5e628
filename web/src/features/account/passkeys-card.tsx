import { useId, useState } from 'react'
import { Fingerprint } from 'lucide-react'
import { useQuery } from '@tanstack/react-query'
import type { Answer } from '#shared/api/contract.ts'
import type { listPasskeys } from '#shared/api/passkeys.ts'
import { limits } from '#shared/constants/limits.ts'
import { passkeyEdit } from '#shared/schemas/passkey.ts'
import type { CurrentUser } from '#shared/schemas/user.ts'
import { LoadFailed } from '#web/api/load-failed.tsx'
import { useContractForm } from '#web/api/use-contract-form.ts'
import { useErrorText } from '#web/api/use-error-text.ts'
import {
  canUsePasskeys,
  passkeysQuery,
  useAddPasskey,
  useRemovePasskey,
  useRenamePasskey,
} from '#web/entities/user/passkeys.ts'
import { formatDate } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { showToast } from '#web/stores/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { SettingsCard } from '#web/ui/settings-card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextField } from '#web/ui/text-field.tsx'

type Passkey = Answer<typeof listPasskeys>[number]

const isCancelled = (error: unknown): boolean =>
  error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name)

/** The passkeys of the account: added, named, removed. */
export const PasskeysCard = ({ user }: { user: CurrentUser }) => {
  const { t } = useT('passkeys')
  const { data, error, refetch } = useQuery(passkeysQuery)
  const [adding, setAdding] = useState(false)
  const reasonNot = () => {
    if (!canUsePasskeys()) return t('unsupported')
    if (user.emailConfirmedAt === null) return t('unconfirmed')
    return data && data.length >= limits.passkey.count ? t('full') : undefined
  }
  return (
    <SettingsCard title={t('title')} text={t('text')}>
      {!data && error && <LoadFailed title={t('loadFailed')} error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton className="h-10 w-48" />}
      {data?.length === 0 && <p className="mb-4 text-sm text-ink-2">{t('none')}</p>}
      {data && data.length > 0 && (
        <ul className="mb-4 flex flex-col gap-3">
          {data.map((passkey) => (
            <Row key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      {data && (
        <Button
          variant="secondary"
          aria-haspopup="dialog"
          disabledReason={reasonNot()}
          onClick={() => setAdding(true)}
        >
          <Fingerprint aria-hidden className="size-4.5" />
          {t('add')}
        </Button>
      )}
      <NameDialog title={t('add')} start={t('name.start')} open={adding} onClose={() => setAdding(false)} />
    </SettingsCard>
  )
}

const Row = ({ passkey }: { passkey: Passkey }) => {
  const { t, language } = useT('passkeys')
  const errorText = useErrorText()
  const { mutate: remove, isPending } = useRemovePasskey()
  const [act, setAct] = useState<'rename' | 'remove'>()
  const { id, name, createdAt, lastUsedAt } = passkey
  const confirm = () =>
    remove(id, {
      onSuccess: () => showToast({ title: t('removed'), tone: 'success' }),
      onError: (error) => showToast({ title: t('failed'), description: errorText(error), tone: 'danger' }),
      onSettled: () => setAct(undefined),
    })
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 rounded-control bg-sand p-4">
      <div className="min-w-0">
        <p className="font-medium break-words">
          <bdi>{name}</bdi>
        </p>
        <p className="text-sm text-ink-2">
          {lastUsedAt
            ? t('used', { date: formatDate(lastUsedAt, language) })
            : t('created', { date: formatDate(createdAt, language) })}
        </p>
      </div>
      <div className="flex gap-2">
        <Button variant="ghost" aria-label={t('renameOne', { name })} onClick={() => setAct('rename')}>
          {t('rename')}
        </Button>
        <Button variant="ghost" aria-label={t('removeOne', { name })} onClick={() => setAct('remove')}>
          {t('remove')}
        </Button>
      </div>
      <NameDialog
        title={t('rename')}
        passkeyId={id}
        start={name}
        open={act === 'rename'}
        onClose={() => setAct(undefined)}
      />
      <ConfirmDialog
        open={act === 'remove'}
        title={t('remove.question')}
        confirm={t('remove')}
        isDanger
        pending={isPending}
        onClose={() => setAct(undefined)}
        onConfirm={confirm}
      >
        <p className="text-sm">{t('remove.text', { name })}</p>
      </ConfirmDialog>
    </li>
  )
}

type NameDialogProps = {
  title: string
  start: string
  passkeyId?: string
  open: boolean
  onClose: () => void
}

/** The name of a new passkey, which the device then makes, or of one that is there. */
const NameDialog = ({ title, start, passkeyId, open, onClose }: NameDialogProps) => {
  const { t } = useT('passkeys')
  const common = useT()
  const errorText = useErrorText()
  const formId = useId()
  const { mutateAsync: add } = useAddPasskey()
  const { mutateAsync: rename } = useRenamePasskey()
  const form = useContractForm({
    schema: passkeyEdit,
    start: { name: start },
    send: ({ name }) => (passkeyId ? rename({ id: passkeyId, name }) : add(name)),
    onSent: () => {
      showToast({ title: t(passkeyId ? 'renamed' : 'added'), tone: 'success' })
      close()
    },
    failureText: (error) => (isCancelled(error) ? t('cancelled') : errorText(error)),
    mode: 'onSubmit',
  })
  const close = () => {
    form.discard()
    onClose()
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      title={title}
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            {common.t('cancel')}
          </Button>
          <Button type="submit" form={formId} pending={form.isSubmitting}>
            {t(passkeyId ? 'save' : 'add')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={form.submit} className="flex flex-col gap-5">
        <TextField
          {...form.field('name')}
          label={t('name')}
          hint={t('name.hint')}
          maxLength={limits.passkey.name}
          autoComplete="off"
        />
        <FormFailure title={t('failed')} text={form.failure} />
      </form>
    </Dialog>
  )
}
