import type { BodyType } from '#shared/reference/car-vocabulary.ts'

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

/** The outline of each body type above its sills, from tail to nose, in a box of 64 × 26 with the ground at 25. */
const bodyShapes: Record<BodyType, string> = {
  Sedan: 'M4 19v-5l2-2 8-1 6-5c1-.8 2-1 4-1h10c2 0 3 .4 4.5 1.5l7 4.5 10 1.5c2.5.4 4.5 2 4.5 4.5',
  SUV: 'M4 19V9l2-5c.3-.7 1-1 2-1h28c1.5 0 2.5.5 3.5 1.5l6 5.5 10 1.5c2.5.4 4.5 2 4.5 4.5',
  Hatchback: 'M4 19v-5l3-5 6-4c1-.7 2-1 4-1h15c2 0 3 .4 4.5 1.5l7 5.5 10 1.5c2.5.4 4.5 2 4.5 4.5',
  Coupe: 'M4 19v-4l3-2 9-2 8-4c1.5-.7 3-1 5-1h4c2 0 3 .4 5 1.5l7 3.5 10 1.5c3 .5 5 2 5 4.5',
  Convertible: 'M33 5l5 6.5M24 11.5l-1-3h-4M4 19v-4l3-2.5 12-1h19l12 2c3 .5 6 2 6 5',
  Pickup: 'M4 19v-7.5h21v-6c0-1 .5-1.5 1.5-1.5h9c1.5 0 2.5.5 3.5 1.5l5.5 5.5 11 1.5c2.5.4 4.5 2 4.5 4.5',
  Van: 'M4 19V4c0-1 .5-1.5 1.5-1.5H40c2 0 3.5.5 5 2l8 7.5 4 1.5c2 .8 3 2 3 4',
  Wagon: 'M4 19v-6.5l3-6c.4-.7 1-1 2-1h26c2 0 3 .4 4.5 1.5l7 4.5 10 1.5c2.5.4 4.5 2 4.5 4.5',
}
