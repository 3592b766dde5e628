import type { CatalogueSource } from '../catalogue-source.ts'
import type { Wizard } from '../use-wizard.ts'
import { StepBasics } from './step-basics.tsx'
import { StepDetails } from './step-details.tsx'
import { StepDocuments } from './step-documents.tsx'
import { StepPhotos } from './step-photos.tsx'
import { StepReview } from './step-review.tsx'

/** The fields of the step that the seller is at. */
export const CurrentStep = ({ wizard, catalogue }: { wizard: Wizard; catalogue: CatalogueSource }) => {
  switch (wizard.step) {
    case 'basics':
      return <StepBasics wizard={wizard} catalogue={catalogue} />
    case 'details':
      return <StepDetails wizard={wizard} />
    case 'photos':
      return <StepPhotos wizard={wizard} />
    case 'documents':
      return <StepDocuments wizard={wizard} />
    case 'review':
      return <StepReview wizard={wizard} catalogue={catalogue.data} />
  }
}
