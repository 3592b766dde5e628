import { createHash } from 'node:crypto'
import type { SendEmailCommandInput } from '@aws-sdk/client-sesv2'
import type { PublishCommandInput } from '@aws-sdk/client-sns'
import { describe, expect, test } from 'vitest'
import { openMailbox } from './mailbox.ts'
import { aMail, configurationSet, sender, start, temporaryFolder } from './testing/run-mail.ts'

type Simple = NonNullable<NonNullable<SendEmailCommandInput['Content']>['Simple']>

const simple = (parts: Partial<Simple>): Partial<SendEmailCommandInput> => ({
  Content: { Simple: { ...(aMail().Content?.Simple as Simple), ...parts } },
})

describe('a mail', () => {
  test('arrives as it was sent', async () => {
    const { send, list } = await start()
    const { MessageId } = await send({
      ReplyToAddresses: ['noor@example.com'],
      ...simple({ Headers: [{ Name: 'List-Unsubscribe', Value: '<https://cars.example/u>' }] }),
    })
    expect(MessageId).toBeTruthy()
    expect(await list()).toEqual([
      {
        id: 1,
        channel: 'email',
        to: 'khalid@example.com',
        from: sender,
        replyTo: 'noor@example.com',
        subject: 'مرحبا',
        text: 'Hello',
        html: expect.stringContaining('<p>Hello'),
        headers: { 'List-Unsubscribe': '<https://cars.example/u>' },
        links: ['https://cars.example/a?b=1&c=2'],
        sentAt: expect.stringMatching(/^\d{4}-.*Z$/),
      },
    ])
  })

  test.each<[string, string, Partial<SendEmailCommandInput>]>([
    ['without a sender', 'BadRequestException', { FromEmailAddress: undefined }],
    ['from somebody else', 'MessageRejected', { FromEmailAddress: 'me@evil.example' }],
    ['with a configuration set that is not there', 'NotFoundException', { ConfigurationSetName: 'other' }],
    ['to nobody', 'BadRequestException', { Destination: {} }],
    ['to no address', 'BadRequestException', { Destination: { ToAddresses: ['khalid'] } }],
    ['to a bad domain', 'BadRequestException', { Destination: { ToAddresses: ['a@b'] } }],
    [
      'to an address with a space',
      'BadRequestException',
      { Destination: { ToAddresses: ['a b@example.com'] } },
    ],
    ['to two dots', 'BadRequestException', { Destination: { ToAddresses: ['a..b@example.com'] } }],
    ['answered to no address', 'BadRequestException', { ReplyToAddresses: ['x'] }],
    [
      'with a second header in an address',
      'BadRequestException',
      { ReplyToAddresses: ['a@b.example\r\nBcc: c'] },
    ],
    [
      'with a second header in its subject',
      'BadRequestException',
      simple({ Subject: { Data: 'a\r\nBcc: c' } }),
    ],
    [
      'with a second header in a header',
      'BadRequestException',
      simple({ Headers: [{ Name: 'X', Value: 'a\r\nB: c' }] }),
    ],
    ['without a body', 'BadRequestException', simple({ Body: {} })],
    ['without content', 'BadRequestException', { Content: {} }],
    [
      'to fifty-one',
      'BadRequestException',
      { Destination: { ToAddresses: Array.from({ length: 51 }, (_, at) => `a${at}@example.com`) } },
    ],
    [
      'longer than 40 MB',
      'BadRequestException',
      simple({ Body: { Text: { Data: 'x'.repeat(41 * 1024 * 1024) } } }),
    ],
  ])('%s is refused', async (_, name, parts) => {
    const { send, list } = await start()
    await expect(send(parts)).rejects.toMatchObject({
      name,
      $metadata: { httpStatusCode: name === 'NotFoundException' ? 404 : 400 },
    })
    expect(await list()).toEqual([])
  })
})

describe('mail to SES’s simulator', () => {
  const to = (address: string) => ({ Destination: { ToAddresses: [address] } })

  test('bounces or is complained about, if it names the configuration set', async () => {
    const { send, feedback } = await start()
    await send(to('bounce@simulator.amazonses.com'))
    expect(feedback).toEqual([])
    for (const name of ['Bounce+1', 'full', 'complaint+a.b', 'success'])
      await send({ ...to(`${name}@simulator.amazonses.com`), ConfigurationSetName: configurationSet })
    await send({ ...to('bounce@example.com'), ConfigurationSetName: configurationSet })
    const recipients = (emailAddress: string) => [{ emailAddress }]
    expect(feedback).toEqual([
      { kind: 'bounce', bounceType: 'Permanent', recipients: recipients('bounce+1@simulator.amazonses.com') },
      { kind: 'bounce', bounceType: 'Transient', recipients: recipients('full@simulator.amazonses.com') },
      { kind: 'complaint', recipients: recipients('complaint+a.b@simulator.amazonses.com') },
    ])
  })
})

describe('a text message', () => {
  test('arrives as it was sent', async () => {
    const { publish, list } = await start()
    const MessageAttributes = { 'AWS.SNS.SMS.SMSType': { DataType: 'String', StringValue: 'Transactional' } }
    const { MessageId } = await publish({ MessageAttributes, Message: 'سيارة\nhttps://cars.example/a' })
    expect(MessageId).toBeTruthy()
    const message = { channel: 'sms', to: '+97455123456', text: 'سيارة\nhttps://cars.example/a' }
    // Both ways to write a plus in an address.
    for (const to of ['+97455123456', '%2B97455123456'])
      expect(await list(to)).toMatchObject([{ ...message, links: ['https://cars.example/a'] }])
  })

  test.each<[string, string, Partial<PublishCommandInput>]>([
    ['to no number', 'InvalidParameterException', { PhoneNumber: 'khalid' }],
    ['to a number without its country', 'InvalidParameterException', { PhoneNumber: '55123456' }],
    ['to a topic', 'NotFoundException', { PhoneNumber: undefined, TopicArn: 'arn:aws:sns:eu-central-1:1:a' }],
    ['that is empty', 'InvalidParameterException', { Message: '' }],
    ['of 1,601 characters', 'InvalidParameterException', { Message: 'x'.repeat(1601) }],
    [
      'of a kind that does not exist',
      'InvalidParameterException',
      { MessageAttributes: { 'AWS.SNS.SMS.SMSType': { DataType: 'String', StringValue: 'Urgent' } } },
    ],
  ])('%s is refused', async (_, name, parts) => {
    const { publish, list } = await start()
    const code = name.replace(/Exception$/, '')
    await expect(publish(parts)).rejects.toMatchObject({ name: expect.stringMatching(`^${code}`) })
    expect(await list()).toEqual([])
  })
})

test('calls that are not signed with the local keys are refused', async () => {
  const { send, publish, url, list } = await start(undefined, {
    accessKeyId: 'local',
    secretAccessKey: 'wrong',
  })
  await expect(send()).rejects.toMatchObject({ $metadata: { httpStatusCode: 403 } })
  await expect(publish()).rejects.toMatchObject({ $metadata: { httpStatusCode: 403 } })
  const unsigned = await fetch(`${url}/v2/email/outbound-emails`, {
    method: 'POST',
    body: JSON.stringify(aMail()),
  })
  expect(unsigned.status).toBe(403)
  expect((await fetch(`${url}/`, { method: 'POST', body: 'Action=Publish' })).status).toBe(403)
  expect(await list()).toEqual([])
})

test('what was sent is there after a restart, the last five hundred of it', async () => {
  const first = await start()
  await first.send()
  await first.publish()
  await first.close()
  const mailbox = openMailbox(first.dataDir)
  const { id: _, ...message } = mailbox.find(1) ?? expect.fail('the mail is gone')
  for (let count = 0; count < 500; count++) mailbox.add(message)
  mailbox.close()
  const again = await start(first.dataDir)
  const all = await again.list()
  expect([all.length, all[0]?.id, all.at(-1)?.id]).toEqual([500, 502, 3])
})

describe('the mailbox page', () => {
  const hostile = '<script>alert(1)</script>'

  test('lists what was sent, and only that to one recipient when asked', async () => {
    const { send, publish, url } = await start()
    await send({ Destination: { ToAddresses: ['Khalid@Example.com', 'noor@example.com'] } })
    await publish()
    const all = await (await fetch(`${url}/local/mailbox`)).text()
    for (const part of ['مرحبا', 'khalid@example.com', 'noor@example.com', '+97455123456'])
      expect(all).toContain(part)
    const one = await (await fetch(`${url}/local/mailbox?to=KHALID@example.com`)).text()
    expect(one).toContain('khalid@example.com')
    expect(one).not.toContain('noor@example.com')
  })

  test('opens a mail in a frame that can run nothing', async () => {
    const { send, url } = await start()
    await send(simple({ Subject: { Data: hostile }, Body: { Html: { Data: hostile } } }))
    const page = await fetch(`${url}/local/mailbox?id=1`)
    const text = await page.text()
    expect(text).toContain('<iframe title="The mail" src="/local/mailbox/1" sandbox=')
    expect(text).not.toContain(hostile)
    const [, script = ''] = /<script>(.*)<\/script>/s.exec(text) ?? []
    const hash = createHash('sha256').update(script).digest('base64')
    expect(page.headers.get('content-security-policy')).toContain(`script-src 'sha256-${hash}';`)
    const mail = await fetch(`${url}/local/mailbox/1`)
    expect(await mail.text()).toBe(hostile)
    expect(mail.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/)
  })

  test('shows a mail without HTML as its text, and text messages as bubbles', async () => {
    const { send, publish, url } = await start()
    await send(simple({ Body: { Text: { Data: hostile } } }))
    expect(await (await fetch(`${url}/local/mailbox/1`)).text()).not.toContain(hostile)
    await publish({ Message: hostile })
    const page = await (await fetch(`${url}/local/mailbox?id=2`)).text()
    expect(page).toContain('class="bubble"')
    expect(page).not.toContain(hostile)
  })

  test.each(['/local/mailbox/9', '/local/mailbox/x', '/local/', '/'])('%s is not there', async (path) => {
    const { url } = await start()
    expect((await fetch(url + path)).status).toBe(404)
  })
})

test('a folder has one server', async () => {
  const dataDir = await temporaryFolder()
  await start(dataDir)
  await expect(start(dataDir)).rejects.toThrow(/locked/)
})
