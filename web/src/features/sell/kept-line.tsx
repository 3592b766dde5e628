import type { ReactNode } from 'react'
import { CloudCheck, CloudOff } from 'lucide-react'
import { useT } from '#web/i18n/use-t.ts'
import type { KeptState } from './use-autosave.ts'

/** Where the seller stands, and that what is typed is safe: said once, not with every letter. */
export const KeptLine = ({ kept, children }: { kept: KeptState; children: ReactNode }) => {
  const { t } = useT('sell')
  const Icon = kept === 'kept' ? CloudCheck : CloudOff
  return (
    <div className="flex items-baseline justify-between gap-4 text-xs text-ink-3">
      <p className="whitespace-nowrap">{children}</p>
      <p role="status" className="text-end">
        {kept !== 'nothing' && (
          <>
            <Icon aria-hidden className="me-1.5 inline size-3.5" />
            {t(`kept.${kept}`)}
          </>
        )}
      </p>
    </div>
  )
}
