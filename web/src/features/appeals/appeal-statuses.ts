import type { AppealStatus } from '#shared/schemas/moderation.ts'

/** Every status of an appeal, what waits first. The schema's own list would bring all of zod to the page. */
export const appealStatuses = [
  'OPEN',
  'GRANTED',
  'UPHELD',
  'WITHDRAWN',
] as const satisfies readonly AppealStatus[]
