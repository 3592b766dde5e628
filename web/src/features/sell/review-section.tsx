import type { ReactNode } from 'react'
import { Pencil } from 'lucide-react'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import type { StepName } from './steps.ts'

type EditProps = { step: StepName; onEdit: (step: StepName) => void }

/** The way back to the step that asks for this part. */
export const EditButton = ({ step, onEdit }: EditProps) => {
  const { t } = useT('sell')
  return (
    <Button
      size="sm"
      variant="secondary"
      aria-label={t('review.editStep', { step: t(`step.${step}`) })}
      onClick={() => onEdit(step)}
    >
      <Pencil aria-hidden className="size-4" />
      {t('review.edit')}
    </Button>
  )
}

/** A part of the review. */
export const ReviewSection = ({ step, onEdit, children }: EditProps & { children: ReactNode }) => {
  const { t } = useT('sell')
  return (
    <section className="border-t border-line pt-5">
      <div className="mb-4 flex items-center justify-between gap-4">
        <h3 className="text-lg">{t(`step.${step}`)}</h3>
        <EditButton step={step} onEdit={onEdit} />
      </div>
      {children}
    </section>
  )
}
