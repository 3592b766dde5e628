import type { PageParts } from './page-parts.ts'
import type { StepName } from './steps.ts'
import type { Wizard } from './use-wizard.ts'
import { StepDetails } from './step-details.tsx'
import { StepDocuments } from './step-documents.tsx'
import { StepPhotos } from './step-photos.tsx'
import { StepReview } from './step-review.tsx'

export type LaterStepProps = {
  step: Exclude<StepName, 'basics'>
  wizard: Wizard
  parts: PageParts
  onPreview: () => void
}

/** The steps after the first. */
export const LaterStep = ({ step, wizard, parts, onPreview }: LaterStepProps) => {
  switch (step) {
    case 'details':
      return <StepDetails wizard={wizard} />
    case 'photos':
      return (
        <StepPhotos
          photos={wizard.photos}
          error={wizard.errorOf('images')}
          onAdded={() => wizard.dispatch({ type: 'clear', field: 'images' })}
        />
      )
    case 'documents':
      return <StepDocuments wizard={wizard} />
    case 'review':
      return <StepReview wizard={wizard} catalogue={parts.catalogue.data} onPreview={onPreview} />
  }
}
