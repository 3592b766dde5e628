/**
 * How long a record of the audit log is kept: two years (reliability 7: no longer than needed). The table then removes it by
 * itself, so the chain is checked from the oldest record that is left; what was cut off before it, only exports can show.
 */
export const auditKeptDays = 730
