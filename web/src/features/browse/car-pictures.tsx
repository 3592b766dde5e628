import { Droplet, Fuel, Leaf, Zap, type LucideIcon } from 'lucide-react'
import type { BodyType, FuelType } from '#shared/reference/car-vocabulary.ts'
import { colorLabels, type Color } from '#shared/reference/colors.ts'

// From the side, driving to the right: the outline without its underside, and the windows that are cut out of it.
const bodies: Record<BodyType, string> = {
  Sedan:
    'M2 20V14.5C2 12.5 3 12 5 11.8L14 11 21 5.5C22 4.6 23.5 4 25 4H35C37 4 38.5 4.6 40 5.8L47 11 57 12.5C60.5 13 62 14.5 62 17V20' +
    '_M18.5 11 23.5 6.8C24 6.3 24.8 6 25.6 6H30V11ZM32 11V6H35C36.3 6 37.3 6.4 38.3 7.2L43 11Z',
  SUV:
    'M2 20V11L4 5C4.4 3.6 5.4 3 7 3H34C36 3 37.3 3.5 38.6 4.8L44.5 10.5 57 11.5C60.5 12 62 13.5 62 16V20' +
    '_M6.2 10.5 7.8 5.5H17V10.5ZM19 5.5H28.5V10.5H19ZM30.5 5.5H34C35.2 5.5 36 5.8 36.8 6.6L40.8 10.5H30.5Z',
  Hatchback:
    'M5 20V13L11 5.5C12 4.3 13 4 14.5 4H33C35 4 36.5 4.6 38 5.8L45 11 55 12.5C58 13 59.5 14.5 59.5 17V20' +
    '_M11 11 14 6.6C14.4 6.2 14.9 6 15.5 6H25V11ZM27 11V6H33C34.3 6 35.4 6.4 36.4 7.2L41 11Z',
  Coupe:
    'M2 20V15C2 13 3 12.3 5 12L11 11.2C17 7 22 5 28 5H32C35 5 37.5 5.8 40 7.4L46 11.5 57 13C60.5 13.5 62 15 62 17.4V20' +
    '_M16 11.5C20 8.7 24 7 28.5 7H31.5C34.3 7 36.2 7.6 38.2 8.9L42 11.5Z',
  Convertible:
    'M2 20V15C2 13 3 12.3 5 12L18 11.3C19.5 10 21 9.5 22.5 9.5 24 9.5 25 10.4 25.5 11.5H41L35.5 6.4 37.2 5 46 11.7 57 13C60.5 13.5 62 15 62 17.4V20_',
  Pickup:
    'M2 20V11H24V5.5C24 4 25 3.3 26.5 3.3H35C37 3.3 38.2 3.9 39.4 5.2L44.5 10.7 57 11.7C60.5 12.2 62 13.7 62 16.2V20' +
    '_M26.5 10.7V5.8H35C36.2 5.8 36.9 6.1 37.6 6.9L41.2 10.7Z',
  Van:
    'M2 20V5C2 3.3 3 2.5 4.8 2.5H42C45 2.5 47 3.5 48.8 5.8L54 12 59 13.5C61 14.2 62 15.5 62 17.5V20' +
    '_M5 5.2H17.5V10.5H5ZM20 5.2H36.5V10.5H20ZM39 11.5V5.2H42C44 5.2 45.4 5.8 46.6 7.3L50 11.5Z',
  Wagon:
    'M2 20V13L5 5.8C5.6 4.5 6.6 4 8 4H35C37 4 38.5 4.6 40 5.8L47 11 57 12.5C60.5 13 62 14.5 62 17V20' +
    '_M7 11 9 6.2H18V11ZM20 6.2H30V11H20ZM32 11V6H35C36.3 6 37.3 6.4 38.3 7.2L43 11Z',
}

// Back along the underside, around the wheels.
const underside = 'H53.4A5.4 5.4 0 0 0 42.6 20H20.4A5.4 5.4 0 0 0 9.6 20Z'
const wheels =
  'M43.8 20.2a4.2 4.2 0 1 0 8.4 0 4.2 4.2 0 1 0-8.4 0zM10.8 20.2a4.2 4.2 0 1 0 8.4 0 4.2 4.2 0 1 0-8.4 0z'

/** The shape of a body type, driving the way that people read. */
export const BodyPicture = ({ type }: { type: string }) => {
  const [outline, windows] = (bodies[type as BodyType] as string | undefined)?.split('_') ?? []
  return (
    outline && (
      <svg aria-hidden viewBox="0 0 64 26" fill="currentColor" className="w-14 max-w-full rtl:-scale-x-100">
        <path fillRule="evenodd" d={outline + underside + windows} />
        <path d={wheels} />
      </svg>
    )
  )
}

const fuels: Record<FuelType, LucideIcon> = { Petrol: Fuel, Diesel: Droplet, Hybrid: Leaf, Electric: Zap }

export const FuelPicture = ({ type }: { type: string }) => {
  const Icon = fuels[type as FuelType] as LucideIcon | undefined
  return Icon && <Icon aria-hidden className="my-0.5 size-5" />
}

/** A drop of paint. */
export const Paint = ({ color }: { color: string }) => {
  const known = colorLabels[color as Color] as { hex: string } | undefined
  return (
    known && (
      <span
        aria-hidden
        style={{ backgroundColor: known.hex }}
        className="size-4 shrink-0 rounded-full border border-edge/60 forced-color-adjust-none"
      />
    )
  )
}
