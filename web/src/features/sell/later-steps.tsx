import type { CurrentUser } from '#shared/schemas/user.ts'
import { StepDetails } from './step-details.tsx'
import { StepDocuments } from './step-documents.tsx'
import { StepPhotos } from './step-photos.tsx'
import { StepReview } from './step-review.tsx'
import { attachedIn } from './steps.ts'
import type { Wizard } from './use-wizard.ts'

export type LaterStepProps = {
  step: Exclude<Wizard['step'], 'basics'>
  wizard: Wizard
  seller: CurrentUser
  onPreview: () => void
}

/** The steps after the first: one file to fetch. */
export const LaterStep = ({ step, wizard, seller, onPreview }: LaterStepProps) => {
  const { answers, photos, video, documents, saved, isChecked, errorOf, dispatch, go } = wizard
  switch (step) {
    case 'details':
      return (
        <StepDetails
          answers={answers}
          onChange={(patch) => dispatch({ type: 'answered', patch })}
          errorOf={errorOf}
          listingId={saved?.id}
          documents={documents}
        />
      )
    case 'photos':
      return (
        <StepPhotos
          photos={photos}
          video={video}
          error={errorOf('images')}
          onAdded={() => dispatch({ type: 'fileReplaced', field: 'images' })}
        />
      )
    case 'documents':
      return <StepDocuments documents={documents} errorOf={errorOf} isChecked={isChecked} />
    case 'review':
      return (
        <StepReview
          answers={answers}
          photos={photos.items}
          attached={attachedIn(documents.items)}
          isChecked={isChecked}
          status={saved?.status}
          seller={seller}
          onGo={go}
          onPreview={onPreview}
        />
      )
  }
}
