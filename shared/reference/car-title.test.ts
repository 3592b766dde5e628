import { describe, expect, it } from 'vitest'
import { carTitle } from './car-title.ts'
import { findMake, findModel } from './makes.ts'

describe('carTitle', () => {
  const car = { make: 'Toyota', model: 'Land Cruiser', variant: 'GXR', year: 2021 }

  it('is make, model, variant, year in both languages', () => {
    expect(carTitle(car, 'en')).toBe('Toyota Land Cruiser GXR 2021')
    expect(carTitle(car, 'ar')).toBe('تويوتا لاند كروزر GXR 2021')
  })

  it('leaves no gap where a part is missing', () => {
    expect(carTitle({ ...car, variant: '' }, 'en')).toBe('Toyota Land Cruiser 2021')
    expect(carTitle({ ...car, variant: '  ' }, 'ar')).toBe('تويوتا لاند كروزر 2021')
    expect(carTitle({ make: 'Kia' }, 'ar')).toBe('كيا')
    expect(carTitle({}, 'en')).toBe('')
  })

  it('keeps Latin what has no Arabic name', () => {
    expect(carTitle({ make: 'BMW', model: 'X5', year: 2020 }, 'ar')).toBe('بي إم دبليو X5 2020')
    expect(carTitle({ make: 'Trabant', model: '601', year: 1975 }, 'ar')).toBe('Trabant 601 1975')
    expect(carTitle({ make: 'Nissan', model: 'Prototype', year: 2020 }, 'ar')).toBe('نيسان Prototype 2020')
  })
})

describe('findMake and findModel', () => {
  it('match the exact English name only', () => {
    expect(findMake('GMC')?.aliases).toContain('جمس')
    expect(findMake('gmc')).toBeUndefined()
    expect(findModel('Toyota', 'Land Cruiser 70')?.aliases).toContain('شاص')
    expect(findModel('Nissan', 'Land Cruiser')).toBeUndefined()
    expect(findModel('toString', 'Patrol')).toBeUndefined()
  })

  it('find the model of the named make when several makes use the name', () => {
    expect(findModel('Mazda', '3')?.body).toBe('Sedan')
    expect(findModel('MG', '3')?.body).toBe('Hatchback')
  })
})
