const between = '\n'

/**
 * A make and a model as one text. The sign between is in neither (a listing's lines have no control characters) and sorts
 * before any other, so that a make's models lie together.
 */
export const carText = (make: string, model: string): string => make + between + model

/** The two again. */
export const makeAndModel = (car: string): readonly [make: string, model: string] => {
  const place = car.indexOf(between)
  return [car.slice(0, place), car.slice(place + between.length)]
}
