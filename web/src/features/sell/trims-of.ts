import { findModel } from '#shared/reference/find-make.ts'

/** Grades that people name for a model; none for one that is not listed. All makes come with it: load it late. */
export const trimsOf = (make: string, model: string): readonly string[] => findModel(make, model)?.trims ?? []
