import type { CompleteCar } from '#functions/data/listing-record.ts'

/** Facts that a description may mention; it must not contradict the listing's own answers. */
export type DescribedCar = {
  car: CompleteCar
  /** Years since it left the factory. */
  age: number
  isDealers: boolean
  /** A car that people take onto sand. */
  isForTheDesert: boolean
  isFirstOwner: boolean
  isNegotiable: boolean
  isAgencyServiced: boolean
}
