import { useState } from 'react'
import type { LeadView } from '#shared/schemas/lead.ts'
import { LeadNote } from './lead-note.tsx'
import { QuickActions } from './quick-actions.tsx'
import { StatusActions } from './status-actions.tsx'

/** What a seller can do with a request besides writing: call, set where it stands, note something. */
export const SellerHead = ({ lead }: { lead: LeadView }) => {
  const [now] = useState(Date.now)
  return (
    <div className="mt-3 flex flex-col gap-2.5">
      <QuickActions lead={lead} />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <StatusActions lead={lead} now={now} />
        <LeadNote key={lead.id} lead={lead} />
      </div>
    </div>
  )
}
