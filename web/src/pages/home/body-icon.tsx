import type { BodyType } from '#shared/reference/body-types.ts'
import { bodyShapes } from './body-shapes.ts'

/** A body type from its side, in one line. It drives the way one reads. */
export const BodyIcon = ({ body }: { body: BodyType }) => (
  <svg
    viewBox="0 0 64 26"
    aria-hidden
    className="mirrored w-16 max-w-full fill-none lg:w-20 stroke-current stroke-[1.4] text-maroon [stroke-linejoin:round]"
  >
    <path d={`${bodyShapes[body]}V19c0 1-.5 1.5-1.5 1.5H52M42 20.5H22M12 20.5H5.5C4.5 20.5 4 20 4 19`} />
    <circle cx="17" cy="20.5" r="4.5" />
    <circle cx="47" cy="20.5" r="4.5" />
  </svg>
)
