import type { ComponentType } from 'react'
import type { CarDraft, OwnListing } from '#shared/schemas/listing.ts'
import type { CatalogueSource } from './catalogue-source.ts'

type GuidanceProps = {
  /** What is known of the car; nothing shows before make, model, year and mileage are. */
  car: CarDraft
  /** The listing that is being edited, not to be compared with itself. */
  except: string | undefined
  /** Takes a price in QAR. */
  onUse: (price: number) => void
}

type PreviewProps = {
  open: boolean
  onClose: () => void
  car: CarDraft
  /** Addresses of the photos that have arrived, in order. */
  photos: readonly string[]
  saved: OwnListing | null
  title: string
}

type RejectionProps = {
  listing: OwnListing
  /** The listing with the appeal on it: what answers are changes of from then on. */
  onAppealed: (listing: OwnListing) => void
  /** The refusal is not what it was. */
  onStale: () => void
}

/** What other features bring into the wizard: the page composes them. */
export type PageParts = {
  catalogue: CatalogueSource
  Guidance: ComponentType<GuidanceProps>
  /** The car's page as buyers will see it. */
  Preview: ComponentType<PreviewProps>
  /** Why the listing that is edited was rejected, and the appeal against it. */
  Rejection: ComponentType<RejectionProps>
}
