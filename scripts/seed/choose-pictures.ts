import { cabinOf, type GarageCar } from './garage.ts'
import type { CarPicture } from './pictures/picture.ts'
import { seededId, type Random } from './random.ts'

/** One photo of one listing: an upload of its own that shows a shared picture. */
export type PlannedPhoto = { uploadId: string; picture: CarPicture }

type Choice = {
  garage: GarageCar
  isDraft: boolean
  /** How many listings had this car before; each begins with another of its main views. */
  turn: number
  random: Random
}

const photoCount = (isDraft: boolean, random: Random): number => {
  if (isDraft) return random.whole(0, 2)
  const luck = random.next()
  return luck < 0.08 ? 1 : luck < 0.16 ? 2 : 10
}

/** The photos of a listing: a main view, more of the same car, the cabin at the end. Some sellers upload only one. */
export const choosePictures = ({ garage, isDraft, turn, random }: Choice): PlannedPhoto[] => {
  const { mains, others, look } = garage
  const first = mains[turn % mains.length]!
  const rest = random.some([...mains.filter((picture) => picture !== first), ...others], 10)
  const pictures = [first, ...rest, cabinOf(look)].slice(0, photoCount(isDraft, random))
  return pictures.map((picture) => ({ uploadId: seededId(random, 'upload'), picture }))
}
