import type { CompleteCar } from '#functions/data/listing-record.ts'
import type { PhotoKind } from '#shared/constants/photos.ts'
import type { BodyType } from '#shared/reference/car-vocabulary.ts'
import { hasPicture, videoNameOf, wheelsOf, type PictureName } from '../demo-pictures.ts'
import { createRandom, seededId, type Random } from '../random.ts'
import type { Character } from './cars.ts'

/** One photo of one listing: an upload of its own that shows a picture. Cars of one model and color share theirs. */
export type PlannedPhoto = { uploadId: string; picture: PictureName }

/** A car's video by the name of its file, and its poster: a photo beside those of the car. */
export type PlannedVideo = { uploadId: string; name: string; poster: PlannedPhoto }

type Car = Pick<CompleteCar, 'make' | 'model' | 'color' | 'bodyType' | 'engineSize'>

/** A name in the form of a path: `Citroën C4` is `citroen-c4`. */
export const pathName = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[^\w ]/g, '')
    .trim()
    .toLowerCase()
    .replaceAll(/ +/g, '-')

const interiors: Readonly<Record<Character, readonly string[]>> = {
  luxury: ['luxury-tan', 'luxury-cream', 'luxury-black'],
  family: ['family-black', 'family-beige'],
  offroad: ['offroad-grey'],
  sport: ['sport-red', 'sport-black'],
  compact: ['compact-grey'],
}

const engineOf = (engineSize: string): string => {
  if (engineSize === '') return 'electric'
  if (/V8|V10|[VW]12/.test(engineSize)) return 'eight'
  return engineSize.includes('V6') ? 'six' : 'four'
}

const isBootless = (bodyType: BodyType): boolean => bodyType === 'Pickup'
const rearSeatless = /911|488|720S|Corvette|Boxster/

/** What a picture shows, by its name. */
export const kindOfPicture = (picture: PictureName): PhotoKind => {
  if (picture.startsWith('wheels/')) return 'wheels'
  if (picture.startsWith('engines/')) return 'engine'
  if (!picture.startsWith('interiors/')) return 'outside'
  if (picture.endsWith('-dials')) return 'dashboard'
  return picture.endsWith('-boot') ? 'boot' : 'inside'
}

/** Every picture there is of a car, those from outside first. */
const picturesOf = (car: Car, character: Character): PictureName[] => {
  const name = `${car.make} ${car.model}`
  const outside = `cars/${pathName(name)}/${pathName(car.color)}`
  const inside = `interiors/${createRandom(name).pick(interiors[character])}`
  return [
    `${outside}-front`,
    `${outside}-side`,
    `${outside}-rear`,
    `${inside}-cockpit`,
    `wheels/${wheelsOf(name) ?? ''}`,
    ...(rearSeatless.test(car.model) ? [] : [`${inside}-rear-seats`]),
    `engines/${engineOf(car.engineSize ?? '')}`,
    `${inside}-dials`,
    ...(isBootless(car.bodyType) ? [] : [`${inside}-boot`]),
  ].filter(hasPicture)
}

const photoCount = (isDraft: boolean, random: Random): number => {
  if (isDraft) return random.whole(0, 2)
  const luck = random.next()
  return luck < 0.08 ? 1 : luck < 0.16 ? 2 : 10
}

type Choice = {
  car: Car
  character: Character
  isDraft: boolean
  /** How many listings had this car before: every third of them begins with its rear. */
  turn: number
  random: Random
}

/** The photos of a listing. Some sellers upload only one or two. */
export const planPhotos = ({ car, character, isDraft, turn, random }: Choice): PlannedPhoto[] => {
  const pictures = picturesOf(car, character)
  const first = pictures.find((picture) => picture.endsWith(turn % 3 === 2 ? '-rear' : '-front'))
  return pictures
    .toSorted((a, b) => Number(b === first) - Number(a === first))
    .slice(0, photoCount(isDraft, random))
    .map((picture) => ({ uploadId: seededId(random, 'upload'), picture }))
}

/** The video of a listing that begins with the front of a car that has one. */
export const planVideo = ([first]: readonly PlannedPhoto[], random: Random): PlannedVideo | undefined => {
  const name = first && videoNameOf(first.picture)
  if (!first || name === undefined) return undefined
  const poster = { uploadId: seededId(random, 'upload'), picture: first.picture }
  return { uploadId: seededId(random, 'video'), name, poster }
}

/** The logo and the cover of a dealership. */
export const planShowcase = (businessName: string, random: Random): PlannedPhoto[] =>
  ['logo', 'cover'].map((kind) => ({
    uploadId: seededId(random, 'upload'),
    picture: `dealers/${pathName(businessName)}-${kind}`,
  }))
