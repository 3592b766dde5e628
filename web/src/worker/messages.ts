/** What a page says to the worker. */
export type ToWorker =
  /** To one that waits: is this the entry script of your version? It answers with a boolean. */
  | { type: 'IS_YOURS'; entry: string }
  /** To one that waits: the page that says so is of your version already: take over if there is no other. */
  | { type: 'TAKE_OVER' }
  /** The photos are gone: forget which they were, too. */
  | { type: 'FORGET_PHOTOS' }
