// What the built site may weigh beside its pages, whose budgets stand in the route table (web/src/app/routes.ts). kB after brotli.

/** The one style sheet, which stands in every document. */
export const cssBudgetKB = 14
/** A document without the styles inlined in it, and the fonts of the language that needs more of them. */
export const documentBudgetKB = 8
export const fontBudgetKB = 55
/** The service worker's script, and all that it fetches when it is installed, after the page has loaded. */
export const workerBudgetKB = 12
export const precacheBudgetKB = 400
