import { lazy, Suspense } from 'react'
import { heroFrame } from './hero-frame.ts'

const HeroCar = lazy(async () => ({ default: (await import('./hero-car.tsx')).HeroCar }))

/** On a wide screen a featured car, large. Until then, and in the shell, its frame: a phone does without. */
export const HeroPhoto = () => (
  <Suspense fallback={<div aria-hidden className={heroFrame} />}>
    <HeroCar />
  </Suspense>
)
