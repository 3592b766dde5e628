import { Suspense, useState, type ComponentProps } from 'react'
import { lazyPage } from '#web/app/lazy-page.ts'
import { useCarNames } from '#web/entities/catalogue/queries.ts'
import { CarNamesContext } from '#web/features/review/car-names.ts'
import type { ListingReview as Review } from '#web/features/review/components/listing-review.tsx'

type ReviewProps = ComponentProps<typeof Review>

const Opened = lazyPage<ReviewProps>(
  async () => (await import('#web/features/review/components/listing-review.tsx')).ListingReview,
  [],
)

/** With the names of cars in the language in use, which are fetched for Arabic. */
const NamedReview = (props: ReviewProps) => (
  <CarNamesContext value={useCarNames()}>
    <Opened {...props} />
  </CarNamesContext>
)

/** The review of a listing, fetched when the first one is opened: it is more than half of its tab. */
export const ListingReview = (props: ReviewProps) => {
  const isOpen = props.walk.openId !== null
  const [hasOpened, setHasOpened] = useState(isOpen)
  if (isOpen && !hasOpened) setHasOpened(true)
  return (
    hasOpened && (
      <Suspense>
        <NamedReview {...props} />
      </Suspense>
    )
  )
}
