import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterEach, expect, test } from 'vitest'
import type { SentMail } from '#domains/outgoing/mails/mail.ts'
import { createSmtpMailer } from './smtp-mailer.ts'

type Received = { from: string; to: string[]; message: string }

const open: { close(): void | Promise<void> }[] = []
afterEach(async () => {
  for (const one of open.splice(0).toReversed()) await one.close()
})

async function mailServer({ port = 0, refusing = '' } = {}): Promise<{
  url: string
  port: number
  received: Received[]
}> {
  const received: Received[] = []
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    closeTimeout: 100,
    onRcptTo({ address }, _session, answer) {
      answer(address === refusing ? Object.assign(new Error('no such mailbox'), { responseCode: 550 }) : null)
    },
    onData(stream, { envelope }, answer) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : ''
        const to = envelope.rcptTo.map(({ address }) => address)
        received.push({ from, to, message: Buffer.concat(chunks).toString('utf8') })
        answer(null)
      })
    },
  })
  const listening = server.listen(port, '127.0.0.1')
  await once(listening, 'listening')
  open.push({ close: () => new Promise<void>((closed) => server.close(closed)) })
  const address = listening.address() as AddressInfo
  return { url: `smtp://127.0.0.1:${address.port}`, port: address.port, received }
}

function mailer(url: string) {
  const made = createSmtpMailer({ url, from: 'Rihla <bookings@rihla.example>' })
  open.push(made)
  return made
}

const mail: SentMail = {
  id: '01930000-0000-7000-8000-000000000009',
  attempts: 1,
  recipient: 'layla@example.com',
  langId: 2,
  subject: 'تم تأكيد حجز سيارتك',
  html: '<p dir="rtl">مرحبا</p>',
  text: 'مرحبا',
  attachments: [
    {
      filename: 'KMRTW7XYZ2.ics',
      contentType: 'text/calendar; charset=utf-8',
      content: 'BEGIN:VCALENDAR\r\nX:رحلة\r\n',
    },
  ],
  headers: {},
}

/** Returns the decoded contents of a message's parts. */
function partsOf(message: string): string[] {
  const parts = message.matchAll(/Content-Transfer-Encoding: (\S+)[^]*?\r\n\r\n([^]*?)\r\n--/g)
  return Array.from(parts, ([, encoding, body = '']) => {
    if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8')
    const octets = body.replaceAll('=\r\n', '').replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => `%${hex}`)
    return encoding === 'quoted-printable' ? decodeURIComponent(octets) : body
  })
}

test('the server gets sender, recipient, both texts, the attachment and an id that tells a repeat', async () => {
  const { url, received } = await mailServer()
  expect(await mailer(url).sendMail(mail)).toEqual({ ok: true, value: null })
  const [one] = received
  expect(one).toMatchObject({ from: 'bookings@rihla.example', to: ['layla@example.com'] })
  const message = one?.message ?? ''
  expect(message).toContain('Message-ID: <01930000-0000-7000-8000-000000000009@rihla.example>')
  expect(message).toContain('Auto-Submitted: auto-generated')
  expect(message).toMatch(/filename="?KMRTW7XYZ2\.ics/)
  expect(partsOf(message)).toEqual([mail.text, mail.html, mail.attachments[0]?.content])
})

test('a mail’s own headers are passed on as they are', async () => {
  const { url, received } = await mailServer()
  const headers = {
    'List-Unsubscribe': `<https://rihla.example/api/newsletter/leave?secret=${'s'.repeat(43)}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
  await mailer(url).sendMail({ ...mail, headers })
  const head = received[0]?.message.split('\r\n\r\n')[0]?.replaceAll(/\r\n\s+/g, ' ')
  for (const [name, value] of Object.entries(headers)) expect(head).toContain(`\r\n${name}: ${value}`)
  expect(head).toContain('Auto-Submitted: auto-generated')
})

test('a server that is down is a failure in words, and the next try works once it is up', async () => {
  const first = await mailServer()
  await open.pop()?.close()
  const { sendMail } = mailer(`smtp://secret-user:secret-password@127.0.0.1:${first.port}`)
  const down = await sendMail(mail)
  expect(down).toMatchObject({ ok: false, failure: { code: 'not_sent' } })
  expect(JSON.stringify(down)).not.toContain('secret')

  const again = mailer(first.url)
  expect((await again.sendMail(mail)).ok).toBe(false)
  const { received } = await mailServer({ port: first.port })
  expect((await again.sendMail(mail)).ok).toBe(true)
  expect(received).toHaveLength(1)
})

test('a recipient the server refuses is a failure with its words, and the next mail goes through', async () => {
  const { url, received } = await mailServer({ refusing: 'nobody@example.com' })
  const { sendMail } = mailer(url)
  expect(await sendMail({ ...mail, recipient: 'nobody@example.com' })).toMatchObject({
    failure: { detail: expect.stringContaining('no such mailbox') },
  })
  expect((await sendMail(mail)).ok).toBe(true)
  expect(received.map(({ to }) => to)).toEqual([['layla@example.com']])
})

test.for(['layla@example.com, thief@example.com', 'layla@example.com\r\nBcc: thief@example.com'])(
  'a recipient is one address and never two: %j',
  async (recipient) => {
    const { url, received } = await mailServer()
    const { sendMail } = mailer(url)
    await sendMail({ ...mail, recipient })
    await sendMail(mail)
    expect(received.flatMap(({ to }) => to)).toContain('layla@example.com')
    for (const { to, message } of received) {
      expect(to).not.toContain('thief@example.com')
      expect(message).not.toMatch(/^Bcc:/im)
    }
  },
)
