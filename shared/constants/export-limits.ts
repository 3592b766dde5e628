/**
 * What one answer of an export holds of the long lists, before it says where to go on: rows, or bytes if those come first. The
 * largest row is a conversation of 500 messages by one person, of three bytes a character: 3 MB, so that no answer passes
 * Lambda's 6 MB even unpacked. `atOnce` rows are read at a time.
 */
export const exportLimits = { rows: 500, bytes: 2_500_000, atOnce: 50 } as const
