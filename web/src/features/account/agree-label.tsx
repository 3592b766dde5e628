import { useT } from '#web/i18n/use-t.ts'

type LegalDocument = 'terms' | 'privacy'

export type OnRead = { /** Opens a legal document. */ onRead: (document: LegalDocument) => void }

/** The agreement to the terms for a new account, with buttons that open the documents. */
export const AgreeLabel = ({ onRead }: OnRead) => {
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
  return rich('agree', { terms: reader('terms'), privacy: reader('privacy') })
}
