import type { AdminListing } from '#shared/schemas/listing.ts'
import type { Role } from '#shared/schemas/user.ts'
import { useT } from '#web/i18n/use-t.ts'

/** Who sells: name, username and kind of account. */
export const OwnerLine = ({ owner }: { owner: AdminListing['owner'] }) => {
  const { t } = useT('admin')
  return (
    <span className="flex flex-wrap gap-x-2">
      <bdi>{owner.name}</bdi>
      <bdi className="text-ink-3">@{owner.username}</bdi>
      <span className="text-ink-3">{t(`role.${owner.role as Role}`)}</span>
    </span>
  )
}
