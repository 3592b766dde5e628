import { lazy, Suspense, type ReactNode } from 'react'
import { canPost } from '#shared/rules/user.ts'
import type { CurrentUser } from '#shared/schemas/user.ts'

const ClosedGate = lazy(async () => ({ default: (await import('./closed-gate.tsx')).ClosedGate }))

type SellGateProps = {
  user: CurrentUser | null
  signInPath: string
  children: (seller: CurrentUser) => ReactNode
}

/** Lets private sellers and verified dealerships pass; tells everybody else what is missing (spec, section 2). */
export const SellGate = ({ user, signInPath, children }: SellGateProps) =>
  user && canPost(user) ? (
    children(user)
  ) : (
    <Suspense fallback={<div aria-busy className="min-h-dvh" />}>
      <ClosedGate user={user} signInPath={signInPath} />
    </Suspense>
  )
