import { useState } from 'react'
import { Search } from 'lucide-react'
import { canPost, isDealershipSeller } from '#shared/rules/user.ts'
import type { CurrentUser } from '#shared/schemas/user.ts'
import { useOwnListings } from '#web/features/own-listings/api/list-own-listings.ts'
import { ListingStats } from '#web/features/own-listings/components/listing-stats.tsx'
import { useT } from '#web/i18n/use-t.ts'
import { TextField } from '#web/ui/text-field.tsx'
import { ListingList } from './listing-list.tsx'
import { PendingVerification } from './pending-verification.tsx'
import { PostButton } from './post-button.tsx'

/** The second dashboard view of the specification: numbers, search, and every listing of one's own. */
export const MyListings = ({ user }: { user: CurrentUser }) => {
  const { t } = useT('dashboard')
  const { data: listings } = useOwnListings()
  const [search, setSearch] = useState('')
  return (
    <div className="flex flex-col gap-6">
      {!canPost(user) && <PendingVerification />}
      <ListingStats listings={listings} dealership={isDealershipSeller(user)} />
      <div className="flex flex-wrap items-start gap-3">
        <TextField
          type="search"
          label={t('search')}
          labelHidden
          placeholder={t('search')}
          before={<Search aria-hidden />}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          className="min-w-56 flex-1"
        />
        <PostButton user={user} />
      </div>
      <ListingList user={user} search={search} onClearSearch={() => setSearch('')} />
    </div>
  )
}
