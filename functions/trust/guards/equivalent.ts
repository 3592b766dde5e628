const narrowing =
  'What is read next is read by it, and is absent with it; only TypeScript needs to hear of it first.'
const secondDoor = 'Behind the door a rule of the operation refuses the same people in the same words.'

/**
 * Guards whose absence has no visible effect, by name, each with the reason. A guard that a test notices by now, or that no longer exists,
 * must be removed here.
 */
export const equivalent: Readonly<Record<string, string>> = {
  'functions/appeals/answer-appeal.ts refusal view → true':
    'An appeal has a view as long as its maker is there, and that was asked a few lines above.',
  'functions/archives/link-archive.ts refusal archive → true': narrowing,
  'functions/availability/answer-availability.ts refusal link → true': narrowing,
  'functions/commands/decide-listing.ts refusal seen → true': narrowing,
  'functions/commands/claim-uploads.ts refusal upload → true': narrowing,
  'functions/leads/send-plate-inquiry.ts refusal plate → true': narrowing,
  'functions/leads/create-lead.ts refusal listing → true': narrowing,
  'functions/leads/list-lead-messages.ts refusal view → true': narrowing,
  'functions/leads/answer-viewing.ts refusal seen.viewing → true': narrowing,
  'functions/leads/views.ts refusal person → true':
    'A seller who calls as themself has a side of their own, which is asked a line above.',
  'functions/core/route-handler.ts refusal employment → true': narrowing,
  'functions/staff/accept-invitation.ts refusal own → true': narrowing,
  'functions/listings/read-visible.ts refusal listing → true': narrowing,
  'functions/plates/read-visible-plate.ts refusal plate → true': narrowing,
  'functions/plates/set-plate-status.ts refusal seen → true': narrowing,
  'functions/quotes/create-quotes.ts refusal listing → true': narrowing,
  'functions/leads/open-inspection-report.ts refusal listing → true': narrowing,
  "functions/plates/set-plate-status.ts refusal status === 'PENDING' → false":
    'No move leads to PENDING, so the decision refuses it in the same words.',
  'shared/api/verification.ts access submitVerification: dealership → seller': secondDoor,
  "shared/rules/status-moves.ts move NEW: ['CONTACTED', 'CLOSED'] → everywhere":
    'From NEW one may go everywhere already: staying is no move.',
}
