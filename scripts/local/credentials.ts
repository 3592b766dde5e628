/** The one region every emulator of the local cloud answers for. */
export const localRegion = 'eu-central-1'

/**
 * The one pair of keys the local cloud knows. It opens nothing but this machine's own emulators. LocalStack checks links that were
 * signed with a key it does not know by the secret `test`.
 */
export const localCredentials = { accessKeyId: 'local', secretAccessKey: 'test' } as const

/** The environment in which an SDK signs for the local cloud alone: a token or profile of the person's own AWS account must never meet it. */
export const localAwsEnvironment = {
  AWS_REGION: localRegion,
  AWS_ACCESS_KEY_ID: localCredentials.accessKeyId,
  AWS_SECRET_ACCESS_KEY: localCredentials.secretAccessKey,
  AWS_SESSION_TOKEN: '',
  AWS_PROFILE: '',
}
