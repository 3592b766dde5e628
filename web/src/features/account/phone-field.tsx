import { type ComponentProps, useState } from 'react'
import { ChevronDown } from 'lucide-react'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { controlClass, Field } from '#web/ui/field.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { type DialCode, prefetchDialCodes, useDialCodes } from './dial-codes.ts'
import { DialCodeList, Flag } from './dial-code-list.tsx'

type PhoneFieldProps = Omit<ComponentProps<'input'>, 'className' | 'type'> & {
  error: string | undefined
  /** Country code with its plus, and the ISO country whose it is: several share one. Both empty: in the number itself. */
  code: string
  country: string
  onChoose: (code: DialCode) => void
}

/** A country code and the number after it; both read from left to right in either language. */
export const PhoneField = ({ error, code, country, onChoose, id, ...input }: PhoneFieldProps) => {
  const { t, language } = useT('auth')
  const [picking, setPicking] = useState(false)
  const name = country && (new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? country)
  const close = () => setPicking(false)
  return (
    <>
      <Field label={t('phone')} error={error} id={id}>
        {(control) => (
          <span dir="ltr" className="flex gap-2">
            <button
              type="button"
              disabled={input.disabled}
              aria-haspopup="dialog"
              aria-label={country ? t('dial.button', { country: name, code }) : t('dial.title')}
              onPointerEnter={prefetchDialCodes}
              onFocus={prefetchDialCodes}
              onClick={() => setPicking(true)}
              className={cx(controlClass, 'flex h-12 w-auto! shrink-0 items-center gap-2 px-3 tabular-nums')}
            >
              {country && <Flag country={country} />}
              {code || '+'}
              <ChevronDown aria-hidden className="size-4 text-ink-3" />
            </button>
            <input
              {...input}
              {...control}
              type="tel"
              inputMode="tel"
              autoComplete="tel-national"
              className={cx(controlClass, 'min-h-12 flex-1 px-3.5 tabular-nums')}
            />
          </span>
        )}
      </Field>
      <DialCodeDialog
        open={picking}
        chosen={country}
        onClose={close}
        onChoose={(picked) => {
          onChoose(picked)
          close()
        }}
      />
    </>
  )
}

type DialCodeDialogProps = {
  open: boolean
  /** The ISO country that is chosen now. */
  chosen: string
  onChoose: (code: DialCode) => void
  onClose: () => void
}

const Content = ({ chosen, onChoose }: Pick<DialCodeDialogProps, 'chosen' | 'onChoose'>) => {
  const { t, language } = useT('auth')
  const common = useT()
  const { data: codes, isError, refetch } = useDialCodes(language)
  if (codes) return <DialCodeList codes={codes} chosen={chosen} onChoose={onChoose} />
  if (isError)
    return (
      <ErrorState
        title={t('dial.failed')}
        actions={<Button onClick={() => void refetch()}>{common.t('retry')}</Button>}
      />
    )
  return (
    <p role="status" className="flex items-center justify-center gap-3 py-16 text-sm text-ink-2">
      <Spinner />
      {common.t('loading')}
    </p>
  )
}

/** Where a country code is searched and picked. */
const DialCodeDialog = ({ open, onClose, chosen, onChoose }: DialCodeDialogProps) => {
  const { t } = useT('auth')
  return (
    <Dialog open={open} onClose={onClose} title={t('dial.title')} size="sm">
      <Content chosen={chosen} onChoose={onChoose} />
    </Dialog>
  )
}
