import { useState, type ReactNode } from 'react'
import type { LeadView } from '#shared/schemas/lead.ts'
import type { CurrentUser } from '#shared/schemas/user.ts'
import { PriceOfferForm } from '#web/entities/lead/price-offer-form.tsx'
import { useLeads } from '#web/entities/lead/queries.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'

type OfferStepProps = {
  user: CurrentUser | null
  /** Whether a conversation is about this car or plate. */
  isAbout: (lead: LeadView) => boolean
  askingQAR: number
  onSent: () => void
  /** The form that begins a conversation. */
  children: ReactNode
}

/** An offer goes into the conversation that there is with the seller, or begins one. */
export const OfferStep = ({ user, isAbout, askingQAR, onSent, children }: OfferStepProps) => {
  const { t } = useT('price-offer')
  // A visitor who is signed in by the code goes on in the form that they have filled in.
  const [isVisitor] = useState(user === null)
  const { data: leads, isPending } = useLeads('buyer', !isVisitor)
  if (isVisitor) return children
  if (isPending) return <Skeleton className="h-72 w-full" />
  const lead = leads?.find((each) => isAbout(each) && !each.isOrphaned && each.status !== 'CLOSED')
  if (!lead) return children
  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm text-ink-2">{t('existing')}</p>
      <PriceOfferForm lead={lead} askingQAR={askingQAR} onSent={onSent} />
    </div>
  )
}
