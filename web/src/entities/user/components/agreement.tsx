import type { UseFormRegisterReturn } from 'react-hook-form'
import { useT } from '#web/i18n/use-t.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'

export type LegalDocument = 'terms' | 'privacy'

type AgreementProps = {
  input: UseFormRegisterReturn
  error: string | undefined
  onRead: (document: LegalDocument) => void
}

/** The box to tick, with both documents to read before. */
export const Agreement = ({ input, error, onRead }: AgreementProps) => {
  const { t, rich } = useT('auth')
  const reader = (document: LegalDocument) => (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={() => onRead(document)}
      className="font-medium text-maroon underline decoration-maroon/40 underline-offset-4 hover:decoration-maroon"
    >
      {t(`agree.${document}`)}
    </button>
  )
  return (
    <Checkbox
      {...input}
      error={error}
      label={rich('agree', { terms: reader('terms'), privacy: reader('privacy') })}
    />
  )
}
