import { useState } from 'react'
import { ChevronDown } from 'lucide-react'
import { useWatch } from 'react-hook-form'
import { useT } from '#web/i18n/use-t.ts'
import { cx } from '#web/ui/cx.ts'
import { controlClass, Field } from '#web/ui/field.tsx'
import { Flag } from '../dial-codes/flag.tsx'
import { prefetchDialCodes } from '../dial-codes/use-dial-codes.ts'
import { useIssueText } from '../form-messages.ts'
import type { SignUp } from '../use-sign-up.ts'
import { DialCodeDialog } from './dial-code-dialog.tsx'

/** A country code and the number after it; both read from left to right in either language. */
export const PhoneField = ({ signUp: { form, phoneCountry, chooseCountry } }: { signUp: SignUp }) => {
  const { t, language } = useT('auth')
  const issueText = useIssueText()
  const [picking, setPicking] = useState(false)
  const { errors } = form.formState
  const code = useWatch({ control: form.control, name: 'countryCode' }) ?? ''
  const country = new Intl.DisplayNames(language, { type: 'region' }).of(phoneCountry) ?? phoneCountry
  const close = () => setPicking(false)
  return (
    <>
      <Field
        label={t('phone')}
        error={issueText(errors.phoneNumber ?? errors.countryCode)}
        id="sign-up-phone"
      >
        {(control) => (
          <span dir="ltr" className="flex gap-2">
            <button
              type="button"
              aria-haspopup="dialog"
              aria-label={t('dial.button', { country, code })}
              onPointerEnter={prefetchDialCodes}
              onFocus={prefetchDialCodes}
              onClick={() => setPicking(true)}
              className={cx(controlClass, 'flex h-12 w-auto! shrink-0 items-center gap-2 px-3 tabular-nums')}
            >
              <Flag country={phoneCountry} />
              {code}
              <ChevronDown aria-hidden className="size-4 text-ink-3" />
            </button>
            <input
              {...form.register('phoneNumber')}
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
        chosen={phoneCountry}
        onClose={close}
        onChoose={(picked) => {
          chooseCountry(picked)
          close()
        }}
      />
    </>
  )
}
