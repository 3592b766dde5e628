import { describe, expect, it } from 'vitest'
import { described, languageOf } from './described.ts'
import { tellCar } from './tell-car.ts'

const car = {
  year: 2021,
  variant: 'VXR',
  generation: { label: { en: 'LC300', ar: 'إل سي 300' }, from: 2021 },
  mileage: 45_000,
  bodyType: 'SUV',
  fuelType: 'Petrol',
  transmission: 'Automatic',
  engineSize: '3.5L V6',
  cylinders: 6,
  driveType: '4WD',
  seats: 7,
  doors: 5,
  color: 'White',
  condition: 'Excellent',
  isGCCSpec: true,
  hasWarranty: false,
  isAccidentFree: true,
  features: [
    'leather-seats',
    'sunroof',
    'rear-ac',
    'navigation',
    'bluetooth',
    'cool-box',
    'touchscreen',
    'My own',
  ].map((feature) => ({ feature })),
} as unknown as Parameters<typeof tellCar>[0]

const arabic = { make: 'تويوتا', model: 'لاند كروزر', body: 'إس يو في', city: 'الدوحة' }
const english = { make: 'Toyota', model: 'Land Cruiser', body: 'SUV', city: 'Doha' }
const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, '')

describe('a car told from its details', () => {
  it('reads like Arabic of the Gulf, with agreement and the forms of numbers', () => {
    expect(plain(tellCar(car, 'ar', arabic))).toBe(
      'تويوتا لاند كروزر موديل 2021، فئة VXR، من جيل إل سي 300، سيارة إس يو في، موجودة في الدوحة. ' +
        'ممشاها 45,000 كم، لونها أبيض، حالتها ممتازة. ' +
        'تعمل بالبنزين، ناقل الحركة أوتوماتيك، نظام الدفع رباعي، المحرك 3.5L V6، 6 سلندرات، فيها 7 مقاعد و5 أبواب. ' +
        'مواصفاتها خليجية، خالية من الحوادث حسب البائع. ' +
        'من مزاياها: مقاعد جلد، فتحة سقف، مكيف خلفي، نظام ملاحة، بلوتوث، ثلاجة، ومزيتان أخريان.',
    )
    const two = plain(
      tellCar({ ...car, seats: 2, doors: 2, cylinders: 12, mileage: 0, condition: 'New' }, 'ar', arabic),
    )
    expect(two).toContain('، 12 سلندرًا، فيها مقعدان وبابان')
    expect(two).toContain('السيارة جديدة، عدادها صفر')
  })

  it('reads like English', () => {
    expect(plain(tellCar(car, 'en', english))).toBe(
      'Toyota Land Cruiser VXR of 2021 (LC300), a white SUV in Doha. ' +
        'It has run 45,000 km and is in excellent condition. ' +
        'It runs on petrol and has a 3.5L V6 engine of 6 cylinders, an automatic gearbox, four-wheel drive, 7 seats and 5 doors. ' +
        'GCC specs and accident-free according to the seller. ' +
        'Features: Leather seats, Sunroof, Rear air conditioning, Navigation, Bluetooth, Cool box, and 2 more.',
    )
    const sparse = {
      ...car,
      variant: '',
      engineSize: '',
      features: [],
      cylinders: undefined,
      driveType: undefined,
    } as typeof car
    expect(plain(tellCar({ ...sparse, fuelType: 'Electric' }, 'en', english))).toContain(
      'It is fully electric and has an automatic gearbox, 7 seats and 5 doors.',
    )
  })

  it('says what speaks for the car: its first owner and the agency’s service', () => {
    const proven = { ...car, owners: '1', serviceHistory: 'Agency' } as const
    expect(plain(tellCar(proven, 'ar', arabic))).toContain(
      'مواصفاتها خليجية، مالك أول، صيانتها في الوكالة، خالية من الحوادث حسب البائع.',
    )
    expect(plain(tellCar(proven, 'en', english))).toContain(
      'GCC specs, first owner, always serviced at the agency and accident-free according to the seller.',
    )
  })

  it('isolates what is written in other letters', () => {
    expect(tellCar(car, 'ar', arabic)).toContain('فئة \u2068VXR\u2069')
  })
})

describe('what a seller wrote', () => {
  it('is known by its letters, whatever field it is in', () => {
    expect(languageOf('للبيع Land Cruiser VXR وكالة عبدالغني')).toBe('ar')
    expect(languageOf('One owner, called "أبو محمد"')).toBe('en')
    expect(languageOf('2021')).toBe('en')
    const both = { description: 'مالك واحد', secondDescription: 'One owner' }
    expect(described(both, 'en').map(({ text }) => text)).toEqual(['One owner', 'مالك واحد'])
    expect(described(both, 'ar')[0]).toEqual({ text: 'مالك واحد', language: 'ar' })
    expect(described({ description: ' ', secondDescription: 'مالك' }, 'en')).toEqual([
      { text: 'مالك', language: 'ar' },
    ])
    expect(described({}, 'en')).toEqual([])
  })
})
