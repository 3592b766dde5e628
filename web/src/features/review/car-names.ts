import { createContext, useContext } from 'react'

export type CarNames = { makeName: (make: string) => string; modelName: (model: string) => string }

const asStored = (name: string): string => name

/** What makes and models are called in the language in use: the page knows the catalogue. Without it, as they are stored. */
export const CarNamesContext = createContext<CarNames>({ makeName: asStored, modelName: asStored })

export const useNamesOfCars = (): CarNames => useContext(CarNamesContext)
