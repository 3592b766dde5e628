import { Suspense } from 'react'
import { qatarDay, toQatarTime } from '#shared/rules/qatar-day.ts'
import { readablePhone } from '#shared/rules/phone.ts'
import type { LeadView } from '#shared/schemas/lead.ts'
import { FormatMenu } from '#web/entities/listing/format-menu.tsx'
import { useT } from '#web/i18n/use-t.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { sourceOf } from './filter-leads.ts'

const columns = [
  'createdAt',
  'source',
  'about',
  'price',
  'buyer',
  'phone',
  'email',
  'status',
  'assignee',
  'message',
  'note',
  'respondedAt',
  'reminderAt',
  'reminderNote',
] as const

const clock = (instant: string | null | undefined) =>
  instant ? toQatarTime(new Date(instant)).replace('T', ' ') : ''

const LoadedExport = ({ leads }: { leads: readonly LeadView[] }) => {
  const { t, language } = useT('inbox')
  const messages = useT('messages')
  const cellsOf = (lead: LeadView): Record<(typeof columns)[number], string | number> => ({
    createdAt: clock(lead.createdAt),
    source: t(`source.${sourceOf(lead)}`),
    about: language === 'ar' ? lead.listingTitleAr : lead.listingTitle,
    price: lead.listingPrice,
    buyer: lead.buyerName,
    phone: readablePhone(lead.buyerPhone),
    email: lead.buyerEmail ?? '',
    status: messages.t(`status.${lead.status}`),
    assignee: lead.assignee?.name ?? '',
    message: lead.message,
    note: lead.note ?? '',
    respondedAt: clock(lead.respondedAt),
    reminderAt: clock(lead.reminder?.at),
    reminderNote: lead.reminder?.note ?? '',
  })
  const read = async () => [
    columns.map((column) => t(`export.${column}`)),
    ...leads.map((lead) => {
      const cells = cellsOf(lead)
      return columns.map((column) => cells[column])
    }),
  ]
  return (
    <FormatMenu
      label={t('export')}
      name={() => `sayara-leads-${qatarDay(new Date())}`}
      sheet={t('export.sheet')}
      read={read}
      disabledReason={leads.length === 0 ? t('none') : undefined}
    />
  )
}

/** Saves these leads as a workbook or a CSV file in the language in use. */
export const ExportLeads = (props: { leads: readonly LeadView[] }) => (
  // The messages of the menu load with it and must not suspend the list.
  <Suspense fallback={<Skeleton className="h-9 w-28 rounded-control" />}>
    <LoadedExport {...props} />
  </Suspense>
)
