/** Messages of a page to the worker. */
export type ToWorker =
  /** To a waiting worker: is this the entry script of your version? It answers with a boolean. */
  | { type: 'IS_YOURS'; entry: string }
  /** To a waiting worker: the sending page has your version already: take over if there is no other page. */
  | { type: 'TAKE_OVER' }
  /** The photos are deleted: forget their list, too. */
  | { type: 'FORGET_PHOTOS' }
