/** The steps of a safe purchase in the order they come, in three stages. Their names are kept in browsers. */
export const stages = [
  { stage: 'agree', steps: ['papers', 'inspection', 'loan'] },
  { stage: 'before', steps: ['fines', 'plates', 'insurance', 'agreement'] },
  { stage: 'day', steps: ['payment', 'transfer'] },
] as const

export type Step = (typeof stages)[number]['steps'][number]

export const allSteps: readonly Step[] = stages.flatMap(({ steps }) => steps)
