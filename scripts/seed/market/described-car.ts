import type { CompleteCar } from '#functions/data/listing-record.ts'

/** What a description may tell; it must not say anything that the listing's own answers contradict. */
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
