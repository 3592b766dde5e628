import { useParams } from 'react-router-dom'
import { FavoritePlateButton } from '#web/entities/favorite/favorite-plate-button.tsx'
import { useCurrentUser } from '#web/entities/user/queries.ts'
import { SellerBadge } from '#web/entities/listing/listing-parts.tsx'
import { PlateEstimate } from '#web/entities/plate-estimate/plate-estimate.tsx'
import { PlateContactDialog } from '#web/features/contact/plate-contact-dialog.tsx'
import type { PlateParts } from '#web/entities/plate/plate-details.tsx'
import { PlateDetailsDialog } from '#web/entities/plate/plate-details-dialog.tsx'
import { usePlateSteps, useFocusOpener } from './use-plate-steps.ts'

// What other features add to a plate's details.
const parts: PlateParts = {
  favorite: (plate) => <FavoritePlateButton plate={plate} look="plain" />,
  sellerBadge: ({ seller }) => <SellerBadge listing={{ dealerProfileId: seller.dealer?.id ?? null }} />,
  estimate: ({ plateNumber, price }) => <PlateEstimate plateNumber={plateNumber} price={price} />,
}

/** What `/number-plates/:slug` opens over the list: a plate's details, and over them the ways to its seller. */
export const PlateDialogs = () => {
  const { slug = '' } = useParams()
  const { user, isLoading } = useCurrentUser()
  const { isContact, showsDetails, closeDetails, openContact, closeContact } = usePlateSteps()
  useFocusOpener()
  return (
    <>
      <PlateDetailsDialog
        slug={slug}
        open={showsDetails}
        onClose={closeDetails}
        onContact={openContact}
        {...parts}
      />
      <PlateContactDialog
        slug={slug}
        open={isContact}
        onClose={closeContact}
        user={isLoading ? undefined : user}
      />
    </>
  )
}
