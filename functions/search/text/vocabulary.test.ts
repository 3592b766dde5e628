import { describe, expect, test } from 'vitest'
import { interpret } from './understand-text.ts'
import { allThings } from '#functions/search/text/things.ts'

/** The attributes that every term of a text allows. */
const meantBy = (text: string): string[] => {
  const [first = [], ...others] = interpret(text).terms.map(({ attributes }) =>
    attributes.map(({ key }) => key),
  )
  return first.filter((key) => others.every((keys) => keys.includes(key)))
}

describe('vocabulary', () => {
  test('knows every name and synonym of every attribute, with and without the article', () => {
    const names = allThings().flatMap(({ key, names }) => names.map(({ text }) => [text, key] as const))
    // The car that is called like a body is meant by its make only, and four-wheel drive is more than equipment.
    const isOther = (text: string) =>
      ['bodyType', 'driveType'].includes(interpret(text).understood[0]?.kind ?? '')
    const lost = names.filter(([text, key]) => !meantBy(text).includes(key) && !isOther(text))
    expect(lost).toEqual([])
    expect(meantBy('دوحه')).toContain('city:Doha')
    expect(meantBy('الجمس')).toContain('make:GMC')
  })

  test.each([
    ['ليكسس', 'make:Lexus'],
    ['هونداي', 'make:Hyundai'],
    ['جمس', 'make:GMC'],
    ['شفروليه', 'make:Chevrolet'],
    ['شفر', 'make:Chevrolet'],
    ['دوج', 'make:Dodge'],
    ['مرسيدس', 'make:Mercedes-Benz'],
    ['بي ام', 'make:BMW'],
    ['فولكس', 'make:Volkswagen'],
    ['بورش', 'make:Porsche'],
    ['رنج', 'make:Land Rover'],
    ['رنج', 'model:Land Rover/Range Rover'],
    ['رينج روفر', 'model:Land Rover/Range Rover Sport'],
    ['شاص', 'model:Toyota/Land Cruiser 70'],
    ['ونيت', 'bodyType:Pickup'],
    ['صالون', 'bodyType:Sedan'],
    ['كشف', 'bodyType:Convertible'],
    ['بترول', 'fuelType:Petrol'],
    ['تماتيك', 'transmission:Automatic'],
    ['زيرو', 'condition:New'],
    ['تحت الضمان', 'hasWarranty:true'],
    ['مواصفات خليجية', 'isGCCSpec:true'],
    ['lc200', 'generation:Toyota/Land Cruiser/J200'],
    ['واي 61', 'generation:Nissan/Patrol Super Safari/Y61'],
  ])('%s is %s', (text, key) => expect(meantBy(text)).toContain(key))
})
