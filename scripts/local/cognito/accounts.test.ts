import * as sdk from '@aws-sdk/client-cognito-identity-provider'
import { describe, expect, it } from 'vitest'
import { localCredentials } from '../credentials.ts'
import {
  ClientId,
  Username,
  UserPoolId,
  clientFor,
  fails,
  password,
  start,
  startWithUser,
  wrong,
} from './testing/run-cognito.ts'

describe('passwords', () => {
  it.each(['Sh0rt-a', 'سيارةAa'])('refuses %s', async (weak) => {
    const { setPassword } = await startWithUser()
    await fails(setPassword(weak), 'InvalidPasswordException')
  })

  it('change only with the old one', async () => {
    const { signIn, client } = await startWithUser()
    const { AccessToken } = await signIn()
    const change = (PreviousPassword: string, ProposedPassword: string, token = AccessToken) =>
      client.send(new sdk.ChangePasswordCommand({ AccessToken: token, PreviousPassword, ProposedPassword }))
    await fails(change('Wrong-horse-1', 'New-password-1'), 'NotAuthorizedException', wrong)
    await fails(change(password, 'weak'), 'InvalidPasswordException')
    await fails(change(password, 'New-password-1', 'a.b.c'), 'NotAuthorizedException', 'Invalid Access Token')
    await change(password, 'New-password-1')
    await fails(signIn(), 'NotAuthorizedException', wrong)
    expect((await signIn('New-password-1')).AccessToken).toBeTruthy()
  })

  it('are reset by a code that is good once, for an hour, and for five guesses', async () => {
    let time = Date.now()
    const sent: string[] = []
    const onCode = ({ code, destination }: { code: string; destination: string }) =>
      void sent.push(`${code} ${destination}`)
    const { forgot, confirm, signIn, lastCodeOf } = await startWithUser({ now: () => time, onCode })
    const latest = () => lastCodeOf(Username) ?? ''
    await fails(confirm('123456'), 'ExpiredCodeException')
    expect((await forgot()).CodeDeliveryDetails?.Destination).toBe('f***@e***')
    expect(sent).toEqual([`${latest()} fatima@example.com`])
    await fails(confirm(latest(), 'weak'), 'InvalidPasswordException')
    const both = await Promise.allSettled([confirm(latest()), confirm(latest())])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect((await signIn('New-password-1')).AccessToken).toBeTruthy()

    await forgot()
    time += 3600_000
    await fails(confirm(latest()), 'ExpiredCodeException')
    await forgot()
    const guess = latest() === '000000' ? '000001' : '000000'
    for (let i = 0; i < 5; i++) await fails(confirm(guess), 'CodeMismatchException')
    await fails(confirm(latest()), 'LimitExceededException')
  })

  it('cannot be used to find out who exists', async () => {
    const { forgot, confirm, client, createUser, lastCodeOf } = await startWithUser()
    await createUser('unverified', { email: 'u@example.com' })
    await client.send(new sdk.AdminDisableUserCommand({ UserPoolId, Username }))
    for (const name of ['nobody', 'unverified', Username]) {
      const { CodeDeliveryDetails } = await forgot(name)
      expect(CodeDeliveryDetails?.Destination).toMatch(/^[a-z]\*\*\*@[a-z]\*\*\*$/)
      expect(lastCodeOf(name)).toBeUndefined()
    }
    await fails(confirm('123456', 'New-password-1', 'nobody'), 'CodeMismatchException')
    await fails(confirm('123456', 'New-password-1', Username), 'CodeMismatchException')
  })
})

describe('admin calls', () => {
  it('are refused with no signature, a wrong key or a wrong secret; nothing is changed', async () => {
    const { port, getUser } = await startWithUser()
    const headers = { 'x-amz-target': 'AWSCognitoIdentityProviderService.AdminDeleteUser' }
    const answer = await fetch(`http://127.0.0.1:${port}/`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ UserPoolId, Username }),
    })
    expect([answer.status, await answer.json()]).toMatchObject([
      400,
      { __type: 'MissingAuthenticationTokenException' },
    ])
    const remove = (credentials: object) =>
      clientFor(port, { ...localCredentials, ...credentials }).send(
        new sdk.AdminDeleteUserCommand({ UserPoolId, Username }),
      )
    await fails(remove({ secretAccessKey: 'wrong' }), 'InvalidSignatureException')
    await fails(remove({ accessKeyId: 'other' }), 'UnrecognizedClientException')
    expect((await getUser()).Username).toBe(Username)
  })

  it('create a user once, also in parallel, and keep its attributes', async () => {
    const { createUser, getUser, client } = await start()
    const made = await Promise.allSettled(['Ali', 'ali', 'ALI', 'Ali'].map((name) => createUser(name)))
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await fails(createUser('aLI'), 'UsernameExistsException')
    const update = (attributes: Record<string, string>) => {
      const UserAttributes = Object.entries(attributes).map(([Name, Value]) => ({ Name, Value }))
      return client.send(
        new sdk.AdminUpdateUserAttributesCommand({ UserPoolId, Username: 'ali', UserAttributes }),
      )
    }
    await update({ email: 'new@example.com', phone_number: '+971501234567' })
    await fails(update({ phone_number: '0501234567' }), 'InvalidParameterException')
    await fails(update({ email: 'nonsense' }), 'InvalidParameterException')
    await fails(update({ sub: 'x' }), 'InvalidParameterException')
    await fails(update({ 'custom:role': 'admin' }), 'InvalidParameterException')
    const { UserAttributes = [], UserStatus, UserCreateDate } = await getUser('ali')
    const attributes = Object.fromEntries(UserAttributes.map(({ Name, Value }) => [Name, Value]))
    expect(attributes).toMatchObject({
      email: 'new@example.com',
      email_verified: 'false',
      phone_number: '+971501234567',
    })
    expect([UserStatus, UserCreateDate]).toEqual(['FORCE_CHANGE_PASSWORD', expect.any(Date)])
    expect((await getUser(attributes['sub'])).Username?.toLowerCase()).toBe('ali')
  })

  it('name what does not exist, and refuse what is not there', async () => {
    const { client, getUser } = await start()
    await fails(getUser('nobody'), 'UserNotFoundException')
    const elsewhere = new sdk.AdminGetUserCommand({ UserPoolId: 'eu-central-1_Other0001', Username })
    await fails(client.send(elsewhere), 'ResourceNotFoundException')
    await fails(client.send(new sdk.DescribeUserPoolCommand({ UserPoolId })), 'UnknownOperationException')
    await fails(
      client.send(new sdk.InitiateAuthCommand({ ClientId: 'other', AuthFlow: 'USER_PASSWORD_AUTH' })),
      'ResourceNotFoundException',
    )
    await fails(
      client.send(new sdk.InitiateAuthCommand({ ClientId, AuthFlow: 'USER_PASSWORD_AUTH' })),
      'InvalidParameterException',
    )
  })
})

it('are listed page by page, for signed requests alone', async () => {
  const { createUser, client, port } = await start()
  const names = ['one', 'two', 'three', 'four', 'five']
  for (const name of names) await createUser(name, {})
  const found: string[] = []
  for await (const { Users = [] } of sdk.paginateListUsers({ client, pageSize: 2 }, { UserPoolId }))
    found.push(...Users.map((user) => user.Username ?? ''))
  expect(found.toSorted()).toEqual(names.toSorted())
  await fails(
    client.send(new sdk.ListUsersCommand({ UserPoolId: 'eu-central-1_Other0001' })),
    'ResourceNotFoundException',
  )
  const stranger = { accessKeyId: 'stranger', secretAccessKey: 'guess' }
  await fails(
    clientFor(port, stranger).send(new sdk.ListUsersCommand({ UserPoolId })),
    'UnrecognizedClientException',
  )
})
