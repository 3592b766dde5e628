import { limits } from '#shared/constants/limits.ts'
import { PriceGuidance } from '#web/entities/price-rating/price-guidance.tsx'
import type { PageParts } from '#web/features/sell/page-parts.ts'
import type { ComponentProps } from 'react'

const { price, mileage } = limits.listing
const isWithin = (value: number | undefined, { min, max }: { min: number; max: number }) =>
  value !== undefined && value >= min && value <= max

/** Price guidance for the car in the wizard, once enough of it is known. */
export const Guidance = ({ car, except, onUse }: ComponentProps<PageParts['Guidance']>) => {
  const { make, model, year, mileage: driven, isGCCSpec = false, priceQAR } = car
  const isKnown = make && model && year && driven !== undefined && isWithin(driven, mileage)
  return (
    <PriceGuidance
      car={
        isKnown
          ? {
              make,
              model,
              year,
              mileage: driven,
              isGCCSpec,
              priceQAR: isWithin(priceQAR, price) ? priceQAR : undefined,
              except,
            }
          : undefined
      }
      onUse={onUse}
    />
  )
}
