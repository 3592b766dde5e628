import { useState } from 'react'
import { FileQuestion } from 'lucide-react'
import { Link } from 'react-router-dom'
import { wasPassedOn } from '#shared/rules/quote.ts'
import { canMoveQuote } from '#shared/rules/status-moves.ts'
import type { QuoteView } from '#shared/schemas/quote.ts'
import { LoadFailed } from '#web/api/load-failed.tsx'
import { useErrorText } from '#web/api/use-error-text.ts'
import { paths } from '#web/app/paths.ts'
import { useInsurers, useLenders } from '#web/entities/provider/queries.ts'
import { useUpdateUserQuote, useUserQuotes } from '#web/entities/quote/queries.ts'
import { QuoteCard, useQuoteNames } from '#web/entities/quote/quote-card.tsx'
import { useT } from '#web/i18n/use-t.ts'
import { showToast } from '#web/stores/toast.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useFocusLater } from '#web/ui/use-focus-later.ts'

/** The requests for quotes of a person, with what became of each. */
export const OwnQuotes = ({ title }: { title: string }) => {
  const { t } = useT('quotes')
  const { data: quotes, error, refetch } = useUserQuotes()
  const [heading, focusHeading] = useFocusLater<HTMLHeadingElement>()
  return (
    <section>
      <h2 ref={heading} tabIndex={-1} className="mb-4 scroll-mt-24 text-xl">
        {title}
      </h2>
      {error && <LoadFailed title={t('list.failed')} error={error} onRetry={refetch} />}
      {!quotes && !error && <Skeleton className="h-48 w-full" />}
      {quotes?.length === 0 && (
        <EmptyState
          icon={<FileQuestion />}
          title={t('list.empty')}
          actions={
            <div className="flex flex-wrap justify-center gap-2.5">
              <Link to={paths.insurance()} className={buttonClass({ variant: 'secondary' })}>
                {t('kind.insurance')}
              </Link>
              <Link to={paths.financing()} className={buttonClass({ variant: 'secondary' })}>
                {t('kind.financing')}
              </Link>
            </div>
          }
        >
          {t('list.emptyText')}
        </EmptyState>
      )}
      <ul className="flex flex-col gap-4">
        {quotes?.map((quote) => (
          <li key={quote.id}>
            <OwnQuote quote={quote} onMoved={focusHeading} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/**
 * What withdrawing a request does. That a company is asked to delete it is promised only of one that it got by mail and that still has an
 * address; one that came back may be asked, but by the same mailbox.
 */
const useWithdrawal = (quote: QuoteView) => {
  const { kind, provider, handledBy } = quote
  const wasMailed = handledBy === 'PROVIDER'
  const { data: insurers = [] } = useInsurers({ enabled: wasMailed && kind === 'insurance' })
  const { data: lenders = [] } = useLenders({ enabled: wasMailed && kind === 'financing' })
  if (!wasPassedOn(quote)) return 'withdraw.text'
  const hasAddress = [...insurers, ...lenders].some(({ id, email }) => id === provider.id && email)
  return wasMailed && hasAddress ? 'withdraw.mailed' : 'withdraw.passedOn'
}

const OwnQuote = ({ quote, onMoved }: { quote: QuoteView; onMoved: () => void }) => {
  const { t } = useT('quotes')
  const errorText = useErrorText()
  const { providerOf } = useQuoteNames()
  const { mutateAsync, isPending } = useUpdateUserQuote()
  const withdrawal = useWithdrawal(quote)
  const [asks, setAsks] = useState(false)
  const company = providerOf(quote)
  const move = async (status: 'ANSWERED' | 'CLOSED') => {
    try {
      await mutateAsync({ id: quote.id, status })
      showToast({ title: t(`done.${status}`), tone: 'success' })
      onMoved()
    } catch (error) {
      showToast({ title: t('notMoved'), description: errorText(error), tone: 'danger' })
    }
    setAsks(false)
  }
  if (quote.isWithdrawn) return <QuoteCard quote={quote} />
  return (
    <QuoteCard quote={quote}>
      <div className="flex flex-wrap gap-2.5">
        {canMoveQuote(quote.status, 'ANSWERED') && (
          <Button
            variant="secondary"
            pending={isPending}
            aria-label={t('answered.label', { company })}
            onClick={() => void move('ANSWERED')}
          >
            {t('answered')}
          </Button>
        )}
        <Button
          variant="danger"
          aria-haspopup="dialog"
          aria-label={t('withdraw.label', { company })}
          onClick={() => setAsks(true)}
        >
          {t('withdraw')}
        </Button>
      </div>
      <ConfirmDialog
        open={asks}
        title={t('withdraw.title')}
        pending={isPending}
        confirm={t('withdraw')}
        dismiss={t('withdraw.keep')}
        isDanger
        onConfirm={() => void move('CLOSED')}
        onClose={() => setAsks(false)}
      >
        <p>{t(withdrawal, { company })}</p>
      </ConfirmDialog>
    </QuoteCard>
  )
}
