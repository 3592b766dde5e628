import { useState, type ReactNode } from 'react'
import type { LeadView } from '#shared/schemas/lead.ts'
import type { CurrentUser } from '#shared/schemas/user.ts'
import { useLeads } from '#web/entities/lead/queries.ts'
import { tabDraft } from '#web/stores/draft.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { ContactAnswers } from './contact-answers.ts'

type ActStepProps = {
  user: CurrentUser | null
  /** Whether a conversation is about this car or plate. */
  isAbout: (lead: LeadView) => boolean
  /** Says that it goes into the conversation that there is. */
  existing: string
  /** The storage key of the draft of `children`. */
  draftKey: string
  /** The form of that conversation, with what was typed before the conversation was known. */
  renderInside: (lead: LeadView, typed: Partial<ContactAnswers>, onSent: () => void) => ReactNode
  onSent: () => void
  /** The form that begins a conversation. */
  children: ReactNode
}

/** An offer or a viewing goes into the conversation that there is with the seller, or begins one. */
export const ActStep = ({
  user,
  isAbout,
  existing,
  draftKey,
  renderInside,
  onSent,
  children,
}: ActStepProps) => {
  // A visitor who is signed in by the code goes on in the form that they have filled in.
  const [isVisitor] = useState(user === null)
  const { data: leads, isPending } = useLeads('buyer', !isVisitor)
  if (isVisitor) return children
  if (isPending) return <Skeleton className="h-72 w-full" />
  const lead = leads?.find((each) => isAbout(each) && !each.isOrphaned && each.status !== 'CLOSED')
  if (!lead) return children
  const draft = tabDraft<ContactAnswers>(draftKey)
  const sent = () => {
    draft.forget()
    onSent()
  }
  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm text-ink-2">{existing}</p>
      {renderInside(lead, draft.read() ?? {}, sent)}
    </div>
  )
}
