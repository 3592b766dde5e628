import type { SearchWords } from './words.ts'

export const transmissions = ['Automatic', 'Manual', 'CVT'] as const
export type Transmission = (typeof transmissions)[number]

export const transmissionWords: Record<Transmission, SearchWords> = {
  Automatic: { en: 'Automatic', ar: 'أوتوماتيك', synonyms: ['auto', 'اوتوماتك', 'تماتيك', 'اوتو'] },
  Manual: { en: 'Manual', ar: 'يدوي', synonyms: ['stick', 'عادي', 'مانيوال', 'جير عادي'] },
  CVT: { en: 'CVT', ar: 'سي في تي', synonyms: ['continuously variable'] },
}
