import { FileQuestion, SearchX } from 'lucide-react'
import { readablePhone } from '#shared/rules/phone.ts'
import { isExampleQuote } from '#shared/rules/quote.ts'
import { canMoveQuote } from '#shared/rules/status-moves.ts'
import { type AdminQuote, type QuoteStatus, quoteStatuses } from '#shared/schemas/quote.ts'
import { limits } from '#shared/constants/limits.ts'
import { useErrorText } from '#web/api/use-error-text.ts'
import { useSetAddress } from '#web/app/use-address.ts'
import { AdminList } from '#web/entities/admin/admin-list.tsx'
import { LateMark } from '#web/entities/admin/late-mark.tsx'
import { loadedItems } from '#web/entities/admin/loaded-pages.ts'
import { StatusSection, useStatusSection } from '#web/entities/admin/status-section.tsx'
import { companyName, useInsurers, useLenders } from '#web/entities/provider/queries.ts'
import { useAdminQuotes, useSetQuoteStatus } from '#web/entities/quote/queries.ts'
import { QuoteCard, useQuoteNames } from '#web/entities/quote/quote-card.tsx'
import { formatNumber } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { showToast } from '#web/stores/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useSearchParams } from 'react-router-dom'

/** Requests for quotes in a status (`?status=sent`), of all companies or of one (`?provider=`). */
export const QuotesTab = ({ search }: { search: string }) => {
  const { t, language } = useT('quotes')
  const { status, section, focusHeading } = useStatusSection(quoteStatuses)
  const [address] = useSearchParams()
  const setAddress = useSetAddress()
  const provider = address.get('provider') ?? undefined
  const list = useAdminQuotes({ status, search, provider })
  const counts = list.data?.pages[0]?.counts
  const countOf = (value: QuoteStatus): string => {
    if (!counts) return ''
    const count = formatNumber(counts[value], language)
    return ` (${counts[value] >= limits.quote.counted ? `${count}+` : count})`
  }
  return (
    <StatusSection
      {...section}
      title={t('admin.title')}
      label={t('admin.status')}
      labelOf={(value) => `${t(`status.${value}`)}${countOf(value)}`}
    >
      <CompanyFilter provider={provider} onChoose={(id) => setAddress({ provider: id })} />
      <AdminList
        // Another question is another list: what was asked for of this one does not count there.
        key={`${status} ${provider} ${search}`}
        list={list}
        items={loadedItems(list.data?.pages.map(({ quotes }) => quotes))}
        failed={t('list.failed')}
        skeleton={<Skeleton className="h-48 w-full" />}
        empty={
          !list.hasNextPage && (
            <EmptyState icon={search ? <SearchX /> : <FileQuestion />} title={t('admin.empty')}>
              {t('admin.emptyText')}
            </EmptyState>
          )
        }
      >
        {(quotes) => (
          <ul className="flex flex-col gap-4">
            {quotes.map((quote) => (
              <li key={quote.id}>
                <AdminQuoteCard quote={quote} onMoved={focusHeading} />
              </li>
            ))}
          </ul>
        )}
      </AdminList>
    </StatusSection>
  )
}

/** One company, or all of them. */
const CompanyFilter = ({
  provider,
  onChoose,
}: {
  provider: string | undefined
  onChoose: (id: string | null) => void
}) => {
  const { t, language } = useT('quotes')
  const companies = [...(useInsurers().data ?? []), ...(useLenders().data ?? [])]
  return (
    <SelectField
      className="mb-4 sm:w-80"
      label={t('admin.company')}
      placeholder={t('admin.all')}
      options={companies.map((company) => ({
        value: company.id,
        label: companyName(company, language),
      }))}
      value={provider ?? ''}
      onChange={({ target }) => onChoose(target.value || null)}
    />
  )
}

const moves = ['SENT', 'ANSWERED', 'CLOSED'] as const

const AdminQuoteCard = ({ quote, onMoved }: { quote: AdminQuote; onMoved: () => void }) => {
  const { t } = useT('quotes')
  const errorText = useErrorText()
  const { carOf } = useQuoteNames()
  const { mutateAsync, isPending, variables } = useSetQuoteStatus()
  const { id, userId, name, phone, email } = quote
  const move = async (status: (typeof moves)[number]) => {
    try {
      await mutateAsync({ id, userId, status })
      showToast({ title: t('admin.moved'), tone: 'success' })
    } catch (error) {
      showToast({ title: t('notMoved'), description: errorText(error), tone: 'danger' })
    }
    onMoved()
  }
  // One to a made-up company waits for nobody, and is passed on to nobody.
  const isExample = isExampleQuote(quote)
  const possible = moves.filter(
    (status) => canMoveQuote(quote.status, status) && (!isExample || status === 'CLOSED'),
  )
  return (
    <QuoteCard
      quote={quote}
      person={
        name && (
          <p className="flex flex-wrap gap-x-3 text-sm">
            <bdi className="font-medium">{name}</bdi>
            {phone && (
              <a href={`tel:${phone}`} className="underline underline-offset-4">
                <bdi dir="ltr">{readablePhone(phone)}</bdi>
              </a>
            )}
            {email && (
              <a href={`mailto:${email}`} className="min-w-0 break-all underline underline-offset-4">
                <bdi dir="ltr">{email}</bdi>
              </a>
            )}
            <span className="text-ink-2">{t(`language.${quote.language}`)}</span>
          </p>
        )
      }
    >
      <LateMark queue="quotes" since={quote.status === 'NEW' && !isExample && quote.createdAt} />
      {possible.length > 0 && (
        <div className="flex flex-wrap gap-2.5">
          {possible.map((status) => (
            <Button
              key={status}
              variant="secondary"
              pending={isPending && variables.status === status}
              aria-label={t(`move.${status}.label`, { car: carOf(quote) })}
              onClick={() => void move(status)}
            >
              {t(`move.${status}`)}
            </Button>
          ))}
        </div>
      )}
    </QuoteCard>
  )
}
