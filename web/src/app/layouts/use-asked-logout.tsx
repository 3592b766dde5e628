import { Suspense, useState, type ReactNode } from 'react'
import { lazyPage } from '#web/app/lazy-page.ts'
import { useLogout } from '#web/entities/user/mutations.ts'
import { hasUnsavedWork } from '#web/stores/unsaved-work.ts'

const LogoutQuestion = lazyPage(
  async () => (await import('./logout-question.tsx')).LogoutQuestion,
  ['device'],
)

/** Logs out; asks first where that would take away unsaved work of this device. The dialog belongs outside of what the press closes. */
export const useAskedLogout = (): { logOut: () => void; dialog: ReactNode } => {
  const { mutate } = useLogout()
  const [isAsked, setAsked] = useState(false)
  const dialog = isAsked && (
    <Suspense>
      <LogoutQuestion
        onClose={() => setAsked(false)}
        onConfirm={() => {
          setAsked(false)
          mutate()
        }}
      />
    </Suspense>
  )
  return { logOut: () => (hasUnsavedWork() ? setAsked(true) : mutate()), dialog }
}
