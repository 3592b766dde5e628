import { cylindersOf } from '#functions/search/car-family.ts'
import type { BodyType } from '#shared/reference/car-vocabulary.ts'
import type { CarDraft } from '#shared/schemas/listing.ts'
import type { MarketModel } from './models.ts'

type Sizes = Pick<CarDraft, 'cylinders' | 'driveType' | 'seats' | 'doors'>

const eightSeats = /^(Land Cruiser|Patrol|Tahoe|Yukon|Suburban|LX|QX80|Sequoia|Escalade|Armada)/
const sevenSeats =
  /^(Prado|Fortuner|Pajero|Explorer|Pilot|Highlander|Pathfinder|Palisade|Telluride|Sorento|Santa Fe|GX|QX60|X7|GLS|Q7|XC90|Durango|Defender|Discovery|CX-9|Traverse|Expedition|Tiggo 8|GS8|X70|X90|V80|T2)/
const twoSeats = /^(Corvette|F-TYPE|Huracan|R8|SLK|Boxster|718|MX-5|Z4|86|AMG GT)/

const seatsOf = (model: string, body: BodyType): number => {
  if (body === 'Van') return /Hiace|Urvan|H-1|Staria/.test(model) ? 15 : 8
  if (body === 'Coupe' || body === 'Convertible') return twoSeats.test(model) ? 2 : 4
  if (body === 'SUV' && eightSeats.test(model)) return 8
  return body === 'SUV' && sevenSeats.test(model) ? 7 : 5
}

const doorsOf: Record<BodyType, number> = {
  Sedan: 4,
  SUV: 5,
  Hatchback: 5,
  Coupe: 2,
  Convertible: 2,
  Pickup: 4,
  Van: 5,
  Wagon: 5,
}

const rearDriven = /^(BMW|Mercedes-Benz|Infiniti|Dodge|Chrysler|Jaguar|Genesis|Maserati|Rolls-Royce|Ferrari)$/
const allDriven = /^(Audi|Porsche|Subaru|Bentley|Lamborghini|Land Rover|Volvo|Tesla)$/

const driveOf = ({ make, look, fourWheelDrive }: MarketModel, body: BodyType): Sizes['driveType'] => {
  if (fourWheelDrive) return '4WD'
  if (allDriven.test(make)) return 'AWD'
  if (rearDriven.test(make)) return body === 'SUV' ? 'AWD' : 'RWD'
  return look === 'sport' || body === 'Pickup' || body === 'Van' ? 'RWD' : 'FWD'
}

/** The sizes and the drive of a car as its registration has them; one without an engine of fuel has no cylinders. */
export const sizesOf = (model: MarketModel, body: BodyType, engineSize: string): Sizes => ({
  driveType: driveOf(model, body),
  seats: seatsOf(model.model, body),
  doors: doorsOf[body],
  ...(engineSize !== '' && { cylinders: cylindersOf({ engineSize }) ?? 4 }),
})
