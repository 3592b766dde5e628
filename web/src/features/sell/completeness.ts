import { requiredByStep } from '#shared/rules/listing.ts'
import { completenessOf, type CompletenessGap } from '#shared/rules/completeness.ts'
import { readyUrls } from '#web/entities/upload/queue.ts'
import type { Held } from './differences.ts'
import { problemOf, type Field } from './steps.ts'

const required = [...requiredByStep.basics, ...requiredByStep.details]

/** The field that fills each gap. */
export const fieldOfGap: Record<CompletenessGap, Field> = {
  photos: 'images',
  morePhotos: 'images',
  description: 'description',
  features: 'features',
  variant: 'variant',
  engineSize: 'engineSize',
}

/** How complete a listing is as it stands in the wizard, 0 to 100, and what would add most. */
export const completenessIn = ({ answers, photos }: Pick<Held, 'answers' | 'photos'>) => {
  const { variant, engineSize, description, features } = answers
  const answered = required.filter((name) => problemOf(answers, name) === undefined).length
  return completenessOf(
    {
      variant: variant.trim(),
      engineSize: engineSize.trim(),
      description,
      features: [...features],
      images: readyUrls(photos),
    },
    answered / required.length,
  )
}
