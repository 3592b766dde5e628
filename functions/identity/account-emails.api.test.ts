import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { expect, it } from 'vitest'
import { keys } from '#functions/data/keys.ts'
import { table, tableName } from '#functions/data/table.ts'
import { api, apiOk } from '#functions/testing/api.ts'
import { mailedCode, secretIn } from '#functions/testing/codes.ts'
import { allMailTo, mailTo, type ReceivedMail } from '#functions/testing/mailbox.ts'
import { password, registerSeller, registrationForm, signIn } from '#functions/testing/people.ts'

const forget = async (account: string) => {
  const { status, body, headers } = await api('POST', '/api/password/forgot', { body: { account } })
  return { status, body, cookies: headers.getSetCookie() }
}

const titled =
  (subject: string) =>
  (mail: ReceivedMail): boolean =>
    mail.subject.includes(subject)

const resetSubject = 'Set a new password'

const tokenIn = ({ links }: ReceivedMail): string => secretIn(links)

it('the email to who forgot a password opens the account again, three times an hour at most', async () => {
  const { user } = await registerSeller()
  const answers = [await forget(user.username), await forget(user.email), await forget(` ${user.username} `)]
  answers.push(await forget(user.email), await forget(`no${user.username}`), await forget(`no${user.email}`))
  // The caller learns nothing: neither who has an account nor who was sent an email.
  expect(answers).toEqual(answers.map(() => ({ status: 204, body: undefined, cookies: [] })))

  const letter = await mailTo(user.email, titled(resetSubject))
  expect(letter.text).toContain(user.username)
  const body = { token: tokenIn(letter), newPassword: 'Another123' }
  expect((await api('POST', '/api/password/reset', { body })).status).toBe(204)
  await signIn(user.username, 'Another123')

  await mailTo(user.email, titled('Your password was changed'))
  const all = (await allMailTo(user.email)).filter(titled(resetSubject))
  expect(new Set(all.map(tokenIn)).size).toBe(3)
  expect(await allMailTo(`no${user.email}`)).toEqual([])
})

it('a suspended account is sent no email', async () => {
  const { user } = await registerSeller()
  await table().send(
    new UpdateCommand({
      TableName: tableName(),
      Key: keys.user(user.id),
      UpdateExpression: 'SET #status = :suspended',
      ExpressionAttributeNames: { '#status': 'status' },
      ExpressionAttributeValues: { ':suspended': 'SUSPENDED' },
    }),
  )
  expect((await forget(user.email)).status).toBe(204)
  const other = await registerSeller()
  await forget(other.user.email)
  await mailTo(other.user.email, titled(resetSubject))
  expect(await allMailTo(user.email)).toEqual([])
})

it('changes of an account are told, in the language of its owner', async () => {
  const { token, user } = await registerSeller()
  const email = `new.${user.email}`
  await apiOk('PATCH', '/api/user', { token, body: { email, currentPassword: password } })
  const { code } = await mailedCode(email)
  await apiOk('POST', '/api/user/email/confirm', { token, body: { code } })
  await mailTo(user.email, titled('Your email address was changed'))

  const body = { currentPassword: password, newPassword: 'Another-123' }
  await apiOk('POST', '/api/user/password', { token, body })
  await mailTo(email, titled('Your password was changed'))
  expect((await allMailTo(user.email)).length).toBe(1)

  const reader = await registerSeller(registrationForm({ language: 'ar' }))
  await apiOk('DELETE', '/api/user', { token: reader.token, body: { password } })
  expect((await mailTo(reader.user.email)).html).toContain('dir="rtl"')
})
