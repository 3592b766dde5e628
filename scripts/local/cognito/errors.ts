/** The error names of Cognito's API that this emulator answers with. */
export type CognitoErrorName =
  | 'CodeDeliveryFailureException'
  | 'CodeMismatchException'
  | 'ExpiredCodeException'
  | 'IncompleteSignatureException'
  | 'InternalErrorException'
  | 'InvalidParameterException'
  | 'InvalidPasswordException'
  | 'InvalidSignatureException'
  | 'LimitExceededException'
  | 'MissingAuthenticationTokenException'
  | 'NotAuthorizedException'
  | 'ResourceNotFoundException'
  | 'SerializationException'
  | 'UnexpectedLambdaException'
  | 'UnknownOperationException'
  | 'UnrecognizedClientException'
  | 'UnsupportedTokenTypeException'
  | 'UsernameExistsException'
  | 'UserNotFoundException'

/** A refusal in Cognito's own words; every one but InternalErrorException travels with status 400. */
export class CognitoError extends Error {
  readonly status: number
  constructor(name: CognitoErrorName, message: string) {
    super(message)
    this.name = name
    this.status = name === 'InternalErrorException' ? 500 : 400
  }
}
