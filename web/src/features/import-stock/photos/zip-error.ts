/** Why a zip cannot be used. */
export type ZipProblem = 'TOO_LARGE' | 'TOO_MANY' | 'ENCRYPTED' | 'DAMAGED'

/** A zip, or one file in it, that cannot be used. */
export class ZipError extends Error {
  override readonly name = 'ZipError'
  readonly problem: ZipProblem

  constructor(problem: ZipProblem) {
    super(problem)
    this.problem = problem
  }
}
