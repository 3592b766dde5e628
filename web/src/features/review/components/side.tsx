import type { ReactNode } from 'react'
import { useT } from '#web/i18n/use-t.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'

const box = 'min-w-0 rounded-xs px-2 py-1 break-words no-underline'

/** What something was before. Colour and place say so to the eye, words to everybody else. */
export const Before = ({ children }: { children: ReactNode }) => {
  const { t } = useT('moderation')
  return (
    <del className={`${box} bg-red-tint text-ink-2`}>
      <VisuallyHidden>{t('before.said')} </VisuallyHidden>
      {children}
    </del>
  )
}

/** What it is now. */
export const Now = ({ children }: { children: ReactNode }) => {
  const { t } = useT('moderation')
  return (
    <ins className={`${box} bg-green-tint text-ink`}>
      <VisuallyHidden>{t('now.said')} </VisuallyHidden>
      {children}
    </ins>
  )
}
