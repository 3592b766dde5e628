import { lazy } from 'react'

const parts = () => import('./car-compare.tsx')

/** The compare button of a result. It comes after the photos, on which it stands, so nothing moves. */
export const CarCompare = lazy(async () => ({ default: (await parts()).CarCompare }))

export const CompareTray = lazy(async () => ({ default: (await parts()).CompareTray }))
