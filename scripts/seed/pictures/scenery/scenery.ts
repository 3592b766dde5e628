import { corniche } from './corniche.ts'
import { desert } from './desert.ts'
import { garage } from './garage.ts'
import type { Backdrop } from '../picture.ts'
import { showroom } from './showroom.ts'
import { street } from './street.ts'
import { darkStudio, lightStudio } from './studio.ts'
import type { Scenery } from './svg.ts'
import { villa } from './villa.ts'

/** What stands behind the car, as SVG, for each backdrop. */
export const sceneries: Record<Backdrop, Scenery> = {
  studio: lightStudio,
  'studio-dark': darkStudio,
  corniche,
  desert,
  villa,
  showroom,
  garage,
  street,
}
