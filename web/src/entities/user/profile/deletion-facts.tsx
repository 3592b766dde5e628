import { useT } from '#web/i18n/use-t.ts'

const facts = [
  {
    title: 'delete.goes',
    items: ['delete.goes.account', 'delete.goes.listings', 'delete.goes.lists', 'delete.goes.messages'],
  },
  {
    title: 'delete.stays',
    items: ['delete.stays.others', 'delete.stays.reports', 'delete.stays.record', 'delete.stays.backups'],
  },
] as const

/** What goes with an account and what stays, as the server does it (functions/commands/remove-user.ts). */
export const DeletionFacts = () => {
  const { t } = useT('profile')
  return facts.map(({ title, items }) => (
    <div key={title}>
      <h3 className="text-base">{t(title)}</h3>
      <ul className="mt-1 flex list-disc flex-col gap-1 ps-5 text-sm text-ink-2 marker:text-ink-3">
        {items.map((item) => (
          <li key={item}>{t(item)}</li>
        ))}
      </ul>
    </div>
  ))
}
