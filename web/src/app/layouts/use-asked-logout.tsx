import { useState, type ReactNode } from 'react'
import { lazyAsked } from '#web/app/lazy-asked.tsx'
import { useLogout } from '#web/entities/user/mutations.ts'
import { hasUnsavedWork } from '#web/stores/unsaved-work.ts'

const LogoutQuestion = lazyAsked(
  async () => (await import('./logout-question.tsx')).LogoutQuestion,
  ['device'],
)

/** Logs out; asks first where that would take away unsaved work of this device. The dialog belongs outside of what the press closes. */
export const useAskedLogout = (): { logOut: () => void; dialog: ReactNode } => {
  const { mutate } = useLogout()
  const [isAsked, setAsked] = useState(false)
  const dialog = isAsked && (
    <LogoutQuestion
      onClose={() => setAsked(false)}
      onConfirm={() => {
        setAsked(false)
        mutate()
      }}
    />
  )
  return { logOut: () => (hasUnsavedWork() ? setAsked(true) : mutate()), dialog }
}
