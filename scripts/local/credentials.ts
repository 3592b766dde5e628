/** The one region every emulator of the local cloud answers for. */
export const localRegion = 'eu-central-1'

/**
 * The one pair of keys the local cloud knows. It opens nothing but this machine's own emulators. LocalStack checks links that were
 * signed with a key it does not know by the secret `test`.
 */
export const localCredentials = { accessKeyId: 'local', secretAccessKey: 'test' } as const
