import type { DealerRecord } from '#functions/data/dealers.ts'
import { sellingLimits } from '#shared/constants/selling-limits.ts'
import { cityOfArea } from '#shared/reference/areas.ts'
import type { SubmissionAnswers } from '#shared/schemas/verification.ts'

type Profile = Partial<
  Pick<
    DealerRecord,
    'businessName' | 'yearsInBusiness' | 'address' | 'area' | 'website' | 'phoneNumber' | 'whatsappNumber'
  >
>

type Seen = Pick<DealerRecord, 'city' | 'address' | 'area' | 'website' | 'description' | 'secondDescription'>

const atMost = sellingLimits.storefront

/**
 * Whether the dealership has ever saved its storefront. Saving alone writes the second description, '' too; the `version` does
 * not tell, since a move to another city raises it.
 */
const isSaved = ({ description, secondDescription }: Seen): boolean =>
  // One that was saved before there was a second description has the first.
  secondDescription !== undefined || description !== ''

/**
 * The profile fields that a dealership takes from the application that verified it: its name and its years, which were checked;
 * its address, area and website where it has entered none itself, as far as they fit a storefront; and its number while the
 * storefront was never saved and shows that of the account, which may be the owner's private one. Pure.
 */
export const verifiedProfile = (dealer: Seen, answers: SubmissionAnswers): Profile => {
  const { businessName, yearsInBusiness, businessAddress = '', businessArea, websiteUrl = '' } = answers
  const { businessPhoneNumber: phoneNumber } = answers
  const address = businessAddress.split('\n').filter(Boolean).join(', ')
  return {
    ...(businessName !== undefined && { businessName }),
    ...(yearsInBusiness !== undefined && { yearsInBusiness }),
    ...(dealer.address === '' && address.length <= atMost.address && { address }),
    // Another city since has left the area behind.
    ...(businessArea && !dealer.area && cityOfArea(businessArea) === dealer.city && { area: businessArea }),
    ...(!dealer.website && websiteUrl !== '' && { website: websiteUrl }),
    ...(phoneNumber && !isSaved(dealer) && { phoneNumber, whatsappNumber: phoneNumber }),
  }
}
