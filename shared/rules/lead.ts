import type { LeadSide, LeadStatus } from '#shared/schemas/lead.ts'

export const otherSide = (side: LeadSide): LeadSide => (side === 'buyer' ? 'seller' : 'buyer')

/** A conversation is never new again; a closed one may be taken up. */
const moves: Record<LeadStatus, readonly LeadStatus[]> = {
  NEW: ['CONTACTED', 'CLOSED'],
  CONTACTED: ['CLOSED'],
  CLOSED: ['CONTACTED'],
}

/** Whether a seller may set this status now; setting the present one again is no move and always allowed. */
export const canMoveLead = (from: LeadStatus, to: LeadStatus): boolean =>
  from === to || moves[from].includes(to)
