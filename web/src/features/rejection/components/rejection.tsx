import type { ReactNode } from 'react'
import type { ModeratedKind } from '#shared/reference/moderation-reasons.ts'
import type { OwnAppeal } from '#shared/schemas/moderation.ts'
import { Appeal } from './appeal.tsx'
import { GivenReasons } from './given-reasons.tsx'

type RejectionProps = {
  kind: Exclude<ModeratedKind, 'user'>
  /** Of the refused car, plate or application. */
  id: string
  /** What it is called, for who cannot see which row the buttons stand in. */
  title: string
  reasonCodes: readonly string[]
  /** What the admin added in their own words. */
  text: string | null
  appeal: OwnAppeal | null
  /** What it is about, and the way to mend it. */
  children?: ReactNode
  /** The appeal was sent: to be kept beside the refused thing. */
  onAppealed: (appeal: OwnAppeal) => void
  /** The refusal is not what it was: to be fetched again. */
  onStale: () => void
}

/** Why something of one's own was refused, in one's own language, what to do about it, and the one appeal against it. */
export const Rejection = ({ kind, reasonCodes, text, appeal, children, ...refused }: RejectionProps) => (
  <div className="flex min-w-0 flex-col gap-3 text-sm">
    <GivenReasons kind={kind} codes={reasonCodes} text={text} />
    {children}
    <Appeal {...refused} appeal={appeal} />
  </div>
)
