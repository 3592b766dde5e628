import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as sdk from '@aws-sdk/client-cognito-identity-provider'
import { expect, onTestFinished } from 'vitest'
import { localCredentials, localRegion } from '#scripts/local/credentials.ts'
import { startCognito } from '#scripts/local/cognito/server.ts'
import type { CognitoOptions } from '#scripts/local/cognito/server.ts'

export const UserPoolId = 'eu-central-1_Local0001'
export const ClientId = 'sayaralocalclient0000000001'
export const Username = 'Fatima'
export const password = 'Correct-horse-1'

/** A folder that goes away with the test. */
export const temporaryFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'sayara-cognito-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** A client as the product makes it. */
export const clientFor = (
  port: number,
  credentials: { accessKeyId: string; secretAccessKey: string } = localCredentials,
) => {
  const endpoint = `http://127.0.0.1:${port}`
  const client = new sdk.CognitoIdentityProviderClient({
    region: localRegion,
    endpoint,
    credentials,
    maxAttempts: 1,
  })
  onTestFinished(() => client.destroy())
  return client
}

/** The calls most tests make, for the one user. */
export const callsOf = (client: sdk.CognitoIdentityProviderClient) => {
  const auth = (flow: sdk.AuthFlowType, AuthParameters: Record<string, string>) =>
    client.send(new sdk.InitiateAuthCommand({ ClientId, AuthFlow: flow, AuthParameters }))
  return {
    client,
    signIn: async (PASSWORD = password, USERNAME = Username) =>
      (await auth('USER_PASSWORD_AUTH', { USERNAME, PASSWORD })).AuthenticationResult ?? {},
    refresh: async (token = '') =>
      (await auth('REFRESH_TOKEN_AUTH', { REFRESH_TOKEN: token })).AuthenticationResult ?? {},
    revoke: (Token = '') => client.send(new sdk.RevokeTokenCommand({ ClientId, Token })),
    forgot: (name = Username) => client.send(new sdk.ForgotPasswordCommand({ ClientId, Username: name })),
    confirm: (ConfirmationCode: string, Password = 'New-password-1', name = Username) =>
      client.send(
        new sdk.ConfirmForgotPasswordCommand({ ClientId, Username: name, ConfirmationCode, Password }),
      ),
    setPassword: (Password: string, Permanent = true) =>
      client.send(new sdk.AdminSetUserPasswordCommand({ UserPoolId, Username, Password, Permanent })),
    createUser: (
      name = Username,
      attributes: Record<string, string> = { email: 'fatima@example.com', email_verified: 'true' },
    ) => {
      const UserAttributes = Object.entries(attributes).map(([Name, Value]) => ({ Name, Value }))
      return client.send(
        new sdk.AdminCreateUserCommand({
          UserPoolId,
          Username: name,
          UserAttributes,
          MessageAction: 'SUPPRESS',
        }),
      )
    },
    getUser: (name = Username) => client.send(new sdk.AdminGetUserCommand({ UserPoolId, Username: name })),
  }
}

/** A running pool and the calls to it. */
export const start = async (options: Partial<CognitoOptions> = {}) => {
  const dataDir = options.dataDir ?? (await temporaryFolder())
  const server = await startCognito({ port: 0, dataDir, poolId: UserPoolId, clientId: ClientId, ...options })
  onTestFinished(server.close)
  return { ...server, dataDir, ...callsOf(clientFor(server.port)) }
}

/** The same with the user signed up and her password set. */
export const startWithUser = async (options: Partial<CognitoOptions> = {}) => {
  const pool = await start(options)
  await pool.createUser()
  await pool.setPassword(password)
  return pool
}

/** Expects an error of that name, with status 400. */
export const fails = (answer: Promise<unknown>, name: string, message?: string) =>
  expect(answer).rejects.toMatchObject({
    name,
    ...(message !== undefined && { message }),
    $metadata: { httpStatusCode: 400 },
  })

/** The message for a wrong password and for an unknown user alike. */
export const wrong = 'Incorrect username or password.'
