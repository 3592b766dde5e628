const statuses = {
  BadRequestException: 400,
  InternalFailure: 500,
  InvalidClientTokenId: 403,
  InvalidParameter: 400,
  InvalidSignatureException: 403,
  MessageRejected: 400,
  MissingAuthenticationTokenException: 403,
  NotFoundException: 404,
  SerializationException: 400,
  UnknownOperationException: 404,
} as const

export type MailErrorName = keyof typeof statuses

/** A refusal under the name that SES or SNS gives it. */
export class MailError extends Error {
  readonly status: number
  constructor(name: MailErrorName, message: string) {
    super(message)
    this.name = name
    this.status = statuses[name]
  }
}
