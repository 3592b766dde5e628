import { useEffect, useRef, useState } from 'react'
import { Scale } from 'lucide-react'
import type { OwnAppeal } from '#shared/schemas/moderation.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { useFocusLater } from '#web/ui/use-focus-later.ts'
import { AppealForm } from './appeal-form.tsx'
import { AppealState } from './appeal-state.tsx'

type AppealProps = {
  id: string
  title: string
  appeal: OwnAppeal | null
  onAppealed: (appeal: OwnAppeal) => void
  onStale: () => void
}

/** The one appeal against a refusal: the way to make it, then how it stands. */
export const Appeal = ({ id, title, appeal, onAppealed, onStale }: AppealProps) => {
  const { t } = useT('rejection')
  const [writes, setWrites] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const state = useRef<HTMLDivElement>(null)
  const focusButton = useFocusLater(button)
  const [isSent, setIsSent] = useState(false)
  const isShown = appeal !== null
  // The list is told of the appeal a moment after it was sent, so the focus waits until it stands here.
  useEffect(() => {
    if (isSent && isShown) state.current?.focus()
  }, [isSent, isShown])
  if (appeal) return <AppealState ref={state} appeal={appeal} />
  if (writes)
    return (
      <AppealForm
        id={id}
        title={title}
        onSent={(sent) => {
          onAppealed(sent)
          setIsSent(true)
        }}
        onStale={onStale}
        onCancel={() => {
          setWrites(false)
          focusButton()
        }}
      />
    )
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button
        ref={button}
        variant="secondary"
        size="sm"
        aria-label={t('appeal.label', { title })}
        onClick={() => setWrites(true)}
      >
        <Scale aria-hidden className="size-4" />
        {t('appeal')}
      </Button>
      <p className="text-ink-2">{t('appeal.once')}</p>
    </div>
  )
}
