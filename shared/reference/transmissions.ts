import type { Words } from './words.ts'

export const transmissions = ['Automatic', 'Manual', 'CVT'] as const
export type Transmission = (typeof transmissions)[number]

export const transmissionWords: Record<Transmission, Words> = {
  Automatic: { en: 'Automatic', ar: 'أوتوماتيك' },
  Manual: { en: 'Manual', ar: 'يدوي' },
  CVT: { en: 'CVT', ar: 'سي في تي' },
}
