import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import * as sdk from '@aws-sdk/client-cognito-identity-provider'
import { CognitoJwtVerifier, JwtRsaVerifier } from 'aws-jwt-verify'
import type { Jwks } from 'aws-jwt-verify/jwk'
import { describe, expect, it, onTestFinished } from 'vitest'
import * as kit from './testing/run-cognito.ts'

const { ClientId, Username, UserPoolId, fails, password, start, startWithUser, wrong } = kit

describe('tokens', () => {
  it('pass aws-jwt-verify as those of a real pool', async () => {
    const { signIn, jwksUri, issuer, getUser } = await startWithUser()
    const { AccessToken = '', IdToken = '', ExpiresIn } = await signIn()
    const jwks = (await (await fetch(jwksUri)).json()) as Jwks
    const verifier = CognitoJwtVerifier.create({
      userPoolId: UserPoolId,
      clientId: ClientId,
      tokenUse: 'access',
    })
    verifier.cacheJwks(jwks)
    const claims = await verifier.verify(AccessToken)
    const sub = (await getUser()).UserAttributes?.find(({ Name }) => Name === 'sub')?.Value
    expect(claims).toMatchObject({ sub, username: Username, scope: 'aws.cognito.signin.user.admin' })
    expect([ExpiresIn, claims.exp - claims.iat]).toEqual([900, 900])
    expect(Object.keys(claims)).toEqual(
      expect.arrayContaining(['origin_jti', 'event_id', 'auth_time', 'jti', 'client_id']),
    )
    await expect(verifier.verify(IdToken)).rejects.toThrow(/token use/i)

    const plain = JwtRsaVerifier.create({ issuer, audience: null, jwksUri: 'https://keys.example/jwks.json' })
    plain.cacheJwks(jwks)
    expect(await plain.verify(IdToken)).toMatchObject({
      aud: ClientId,
      email: 'fatima@example.com',
      email_verified: true,
    })
    const [head, , signature] = AccessToken.split('.')
    const forged = Buffer.from(JSON.stringify({ ...claims, username: 'admin' })).toString('base64url')
    await expect(plain.verify(`${head}.${forged}.${signature}`)).rejects.toThrow(/signature/i)
  })

  it('are renewed with the same origin until they are revoked', async () => {
    const { signIn, refresh, revoke } = await startWithUser()
    const [first, other] = [await signIn(), await signIn()]
    const renewed = await refresh(first.RefreshToken)
    const claim = (token = '') => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
    expect(claim(renewed.AccessToken)).toMatchObject({ origin_jti: claim(first.AccessToken).origin_jti })
    expect(claim(renewed.AccessToken).jti).not.toBe(claim(first.AccessToken).jti)
    expect(renewed.RefreshToken).toBeUndefined()
    await fails(revoke(first.AccessToken), 'UnsupportedTokenTypeException')
    await revoke(first.RefreshToken)
    await revoke(first.RefreshToken)
    await fails(refresh(first.RefreshToken), 'NotAuthorizedException', 'Refresh Token has been revoked')
    await fails(refresh('made-up'), 'NotAuthorizedException', 'Invalid Refresh Token')
    expect((await refresh(other.RefreshToken)).AccessToken).toBeTruthy()
  })

  it('expire: access after 15 minutes, refresh after 30 days', async () => {
    let time = Date.UTC(2026, 0, 1)
    const { signIn, refresh, client } = await startWithUser({ now: () => time })
    const { AccessToken, RefreshToken } = await signIn()
    time += 15 * 60_000
    await fails(
      client.send(new sdk.GlobalSignOutCommand({ AccessToken })),
      'NotAuthorizedException',
      'Access Token has expired',
    )
    time += 30 * 86_400_000 - 15 * 60_000 - 1
    expect((await refresh(RefreshToken)).AccessToken).toBeTruthy()
    time += 1
    await fails(refresh(RefreshToken), 'NotAuthorizedException', 'Refresh Token has expired')
  })

  it('all end with a global sign-out, by the user or an admin', async () => {
    const { signIn, refresh, client } = await startWithUser()
    const mine = await signIn()
    await client.send(new sdk.GlobalSignOutCommand({ AccessToken: mine.AccessToken }))
    await fails(refresh(mine.RefreshToken), 'NotAuthorizedException')
    await fails(
      client.send(new sdk.GlobalSignOutCommand({ AccessToken: mine.AccessToken })),
      'NotAuthorizedException',
    )
    const next = await signIn()
    await client.send(new sdk.AdminUserGlobalSignOutCommand({ UserPoolId, Username }))
    await fails(refresh(next.RefreshToken), 'NotAuthorizedException', 'Refresh Token has been revoked')
    expect((await signIn()).AccessToken).toBeTruthy()
  })
})

describe('signing in', () => {
  it('says the same to a wrong password and an unknown user; the name has no case', async () => {
    const { signIn, client } = await startWithUser()
    await fails(signIn('Wrong-horse-1'), 'NotAuthorizedException', wrong)
    await fails(signIn(password, 'nobody'), 'NotAuthorizedException', wrong)
    expect((await signIn(password, 'fATIMA')).AccessToken).toBeTruthy()
    const AuthParameters = { USERNAME: Username, PASSWORD: password }
    const asAdmin = (AuthFlow: sdk.AuthFlowType) =>
      client.send(new sdk.AdminInitiateAuthCommand({ UserPoolId, ClientId, AuthFlow, AuthParameters }))
    expect((await asAdmin('ADMIN_USER_PASSWORD_AUTH')).AuthenticationResult?.RefreshToken).toBeTruthy()
    await fails(asAdmin('USER_SRP_AUTH'), 'InvalidParameterException')
  })

  it('waits for a permanent password', async () => {
    const { createUser, setPassword, signIn, client } = await start()
    await createUser()
    await fails(signIn(), 'NotAuthorizedException', wrong)
    await setPassword(password, false)
    const AuthParameters = { USERNAME: Username, PASSWORD: password }
    const answer = await client.send(
      new sdk.InitiateAuthCommand({ ClientId, AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters }),
    )
    expect([answer.ChallengeName, answer.AuthenticationResult]).toEqual(['NEW_PASSWORD_REQUIRED', undefined])
  })

  it('is over for a disabled user, and possible again once enabled; a deleted one is unknown', async () => {
    const { signIn, refresh, client, getUser } = await startWithUser()
    const { RefreshToken } = await signIn()
    await client.send(new sdk.AdminDisableUserCommand({ UserPoolId, Username }))
    expect((await getUser()).Enabled).toBe(false)
    await fails(signIn(), 'NotAuthorizedException', 'User is disabled.')
    await fails(signIn('Wrong-horse-1'), 'NotAuthorizedException', wrong)
    await fails(refresh(RefreshToken), 'NotAuthorizedException', 'User is disabled.')
    await client.send(new sdk.AdminEnableUserCommand({ UserPoolId, Username }))
    await fails(refresh(RefreshToken), 'NotAuthorizedException', 'Refresh Token has been revoked')
    const again = await signIn()
    await client.send(new sdk.AdminDeleteUserCommand({ UserPoolId, Username }))
    await fails(signIn(), 'NotAuthorizedException', wrong)
    await fails(refresh(again.RefreshToken), 'NotAuthorizedException', 'Invalid Refresh Token')
    await fails(getUser(), 'UserNotFoundException', 'User does not exist.')
  })
})

it('killed, it still knows users, sessions and keys; passwords and tokens are not in its files', async () => {
  const dataDir = await kit.temporaryFolder()
  const options = JSON.stringify({ port: 0, dataDir, poolId: UserPoolId, clientId: ClientId })
  const program = `
    import { startCognito } from ${JSON.stringify(new URL('./server.ts', import.meta.url).href)}
    console.log((await startCognito(${options})).port)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const [line] = await once(createInterface(child.stdout), 'line')
  const before = kit.callsOf(kit.clientFor(Number(line)))
  await before.createUser()
  await before.setPassword(password)
  const { RefreshToken = '', AccessToken = '' } = await before.signIn()
  const exited = once(child, 'exit')
  child.kill('SIGKILL')
  await exited

  for (const name of ['cognito.sqlite', 'cognito.sqlite-wal']) {
    const bytes = await readFile(join(dataDir, name))
    expect([bytes.includes(password), bytes.includes(RefreshToken)]).toEqual([false, false])
  }
  const { refresh, signIn, client } = await start({ dataDir })
  expect((await refresh(RefreshToken)).AccessToken).toBeTruthy()
  await client.send(new sdk.GlobalSignOutCommand({ AccessToken }))
  await fails(refresh(RefreshToken), 'NotAuthorizedException', 'Refresh Token has been revoked')
  expect((await signIn()).AccessToken).toBeTruthy()
})
