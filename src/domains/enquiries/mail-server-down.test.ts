import { expect, test } from 'vitest'
import { accountOf } from '#testing/builders/accounts/account.ts'
import { enquirers } from '#testing/builders/content/enquiries.ts'
import { testApp } from '#testing/infrastructure/app.ts'
import { freePort, mailServer } from '#testing/stand-ins/mail-server.ts'

test('while the mail server is down feedback is kept, and its mail comes afterwards', async () => {
  const port = await freePort()
  const app = await testApp({ environment: { SMTP_URL: `smtp://127.0.0.1:${port}` } })
  try {
    const email = 'layla@example.com'
    const token = await accountOf(app).registerVerified({ email })
    const feedback = { topic: 'search', message: 'A good search', score: 5 }
    const { status, body } = await app.call('/api/user/feedback', { token, body: feedback })
    expect([status, (await enquirers(app).stored(body.enquiry_id)).state]).toEqual([201, 'new'])
    await app.app.runJob('send mails')
    const server = await mailServer(port)
    try {
      for (let minute = 0; minute < 70; minute += 10) {
        app.clock.pass({ minutes: 10 })
        await app.app.runJob('send mails')
      }
      // The link that proved the address, and the number of the feedback.
      expect(server.messages).toEqual([email, email])
    } finally {
      await server.close()
    }
  } finally {
    await app.close()
  }
})

test('while the mail server is down for an hour nothing is lost: each mail comes afterwards, once', async () => {
  const port = await freePort()
  const app = await testApp({ environment: { SMTP_URL: `smtp://127.0.0.1:${port}` } })
  try {
    const { fillIn, stored } = enquirers(app)
    const send = () => app.app.runJob('send mails')
    const numbers: string[] = []
    for (let minute = 0; minute < 60; minute += 10) {
      const { status, body } = await fillIn('/api/get_in_touch', { email: `${minute}@example.com` })
      expect(status).toBe(201)
      expect(await stored(body.enquiry_id)).toMatchObject({ state: 'new' })
      numbers.push(body.number)
      await send()
      app.clock.pass({ minutes: 10 })
    }
    const server = await mailServer(port)
    try {
      for (let minute = 0; minute < 130; minute += 10) {
        await send()
        app.clock.pass({ minutes: 10 })
      }
      expect(server.messages.toSorted()).toEqual(
        [0, 10, 20, 30, 40, 50].map((minute) => `${minute}@example.com`),
      )
      expect(new Set(numbers).size).toBe(6)
    } finally {
      await server.close()
    }
  } finally {
    await app.close()
  }
})
