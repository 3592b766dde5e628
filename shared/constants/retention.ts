/** Days that private papers are kept (reliability.md, section 7). */
export const retentionDays = {
  /** A listing's, after the decision about it. */
  listing: 30,
  /** A draft's, after its last change. */
  draft: 30,
  /** A dealership's, after it stopped being verified. */
  application: 90,
} as const
