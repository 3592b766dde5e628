import type { DealerRecord } from '#functions/data/dealers.ts'
import { sellingLimits } from '#shared/constants/limits.ts'
import type { SubmissionAnswers } from '#shared/schemas/verification.ts'

type Profile = Partial<Pick<DealerRecord, 'businessName' | 'yearsInBusiness' | 'address' | 'website'>>

const atMost = sellingLimits.storefront

/**
 * What a dealership's profile takes from the application that verified it: its name and its years, which were checked; its
 * address and website where it has said nothing itself, as far as they fit a storefront. Pure.
 */
export const verifiedProfile = (
  dealer: Pick<DealerRecord, 'address' | 'website'>,
  { businessName, yearsInBusiness, businessAddress = '', websiteUrl = '' }: SubmissionAnswers,
): Profile => {
  const address = businessAddress.split('\n').filter(Boolean).join(', ')
  return {
    ...(businessName !== undefined && { businessName }),
    ...(yearsInBusiness !== undefined && { yearsInBusiness }),
    ...(dealer.address === '' && address.length <= atMost.address && { address }),
    ...(!dealer.website && websiteUrl !== '' && { website: websiteUrl }),
  }
}
