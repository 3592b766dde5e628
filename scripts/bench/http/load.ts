/** What a process that asks over HTTP is told. */
export type Load = {
  port: number
  /** Asked one after the other, over and over. */
  paths: readonly string[]
  connections: number
  warmUpSeconds: number
  seconds: number
}

/** What it tells when it is done; times in milliseconds, of answers with status 200. */
export type LoadResult = {
  answers: number
  errors: number
  perSecond: number
  p50: number
  p99: number
  bytesPerAnswer: number
}
