import { useMemo, useState } from 'react'
import { codeForm } from '#shared/schemas/second-factor.ts'
import { useContractForm } from '#web/api/use-contract-form.ts'
import { useRefusalText } from '#web/entities/user/issue-text.ts'
import { useT } from '#web/i18n/use-t.ts'
import { showToast } from '#web/stores/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { qrPath } from '#web/ui/qr-path.ts'
import { TextField } from '#web/ui/text-field.tsx'
import { useConfirmTotp } from './second-factor-queries.ts'

type TotpFormProps = { setup: { secret: string; address: string }; onDone: () => void }

/** The code to scan, then a first code to be typed, then the recovery codes. */
export const TotpForm = ({ setup: { secret, address }, onDone }: TotpFormProps) => {
  const { t } = useT('security')
  const refusalText = useRefusalText()
  const [codes, setCodes] = useState<readonly string[]>()
  const { mutateAsync: confirm } = useConfirmTotp()
  const form = useContractForm({
    schema: codeForm,
    start: { code: '' },
    issueText: () => t('code.required'),
    send: (body) => confirm(body),
    onSent: ({ recoveryCodes }) => {
      showToast({ title: t('isOn'), tone: 'success' })
      setCodes(recoveryCodes)
    },
    failureText: refusalText,
    onFailed: (): void => form.rhf.setFocus('code', { shouldSelect: true }),
    mode: 'onSubmit',
  })
  const { side, path } = useMemo(() => qrPath(address), [address])
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />
  return (
    <form noValidate onSubmit={form.submit} className="flex flex-col gap-5">
      <p className="text-sm text-ink-2">{t('scan')}</p>
      <svg
        role="img"
        aria-label={t('qr')}
        viewBox={`0 0 ${side} ${side}`}
        className="size-48 self-center rounded-control bg-white text-black"
      >
        <path d={path} fill="currentColor" />
      </svg>
      {/* A phone cannot scan its own screen, and the app is most likely on it. */}
      <a
        href={address}
        className="hidden min-h-11 items-center self-center text-sm font-medium text-maroon underline-offset-4 hover:underline pointer-coarse:inline-flex"
      >
        {t('openApp')}
      </a>
      <p className="text-sm text-ink-2">
        {t('byHand')}
        <bdi dir="ltr" className="mt-1 block font-mono text-ink select-all">
          {secret.match(/.{1,4}/g)?.join(' ')}
        </bdi>
      </p>
      <TextField
        {...form.field('code')}
        label={t('code')}
        error={form.errorOf('code') ?? form.failure}
        inputMode="numeric"
        autoComplete="one-time-code"
        dir="ltr"
      />
      <Button type="submit" wide pending={form.isSubmitting}>
        {t('confirm')}
      </Button>
    </form>
  )
}

const focusOn = (element: HTMLElement | null): void => element?.focus()

/** Recovery codes, which are never shown again. */
export const RecoveryCodes = ({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) => {
  const { t } = useT('security')
  return (
    <div className="flex flex-col gap-5">
      <p ref={focusOn} tabIndex={-1} className="text-sm text-ink-2">
        {t('codes.text')}
      </p>
      <ul dir="ltr" className="grid grid-cols-2 gap-2 rounded-control bg-sand p-4 font-mono text-sm">
        {codes.map((code) => (
          <li key={code} className="select-all">
            {code}
          </li>
        ))}
      </ul>
      <Button wide onClick={onDone}>
        {t('codes.done')}
      </Button>
    </div>
  )
}
