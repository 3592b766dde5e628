import { Suspense, type ReactNode } from 'react'
import { canPost } from '#shared/rules/user.ts'
import type { CurrentUser } from '#shared/schemas/user.ts'
import { lazyPage } from '#web/app/lazy-page.ts'
import { useT } from '#web/i18n/use-t.ts'

const ClosedGate = lazyPage(async () => (await import('#web/app/closed-gate.tsx')).ClosedGate, ['dashboard'])

type SellGateProps = {
  user: CurrentUser | null
  signInPath: string
  children: (seller: CurrentUser) => ReactNode
}

/** Lets private sellers and verified dealerships pass; tells everybody else what is missing (spec, section 2). */
export const SellGate = ({ user, signInPath, children }: SellGateProps) => {
  const { t } = useT('sell')
  return user && canPost(user) ? (
    children(user)
  ) : (
    <Suspense fallback={<div aria-busy className="min-h-dvh" />}>
      <ClosedGate user={user} signInPath={signInPath} say={t} />
    </Suspense>
  )
}
