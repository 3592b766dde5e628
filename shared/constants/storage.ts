/** Where files of each kind lie in their bucket. The names decide which job an arrival starts, and who may touch what. */
export const folders = {
  /** Raw photos, in the bucket for uploads. */
  photos: 'photos/',
  /** Stock files, in the same bucket. */
  imports: 'imports/',
  /** Signs that a checked stock file may be carried out; written by a function, never by a browser. */
  importRuns: 'import-runs/',
  /** Private papers, in the bucket for documents. */
  documents: 'documents/',
  /** What search engines read of what is on offer, beside the snapshots of the search. */
  sitemaps: 'sitemaps/',
} as const
