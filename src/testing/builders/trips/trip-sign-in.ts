import { newDigits } from '#kernel/ids.ts'
import type { TestApp } from '../../infrastructure/app.ts'

type Address = { mobile: { countryCode: string; phone: string } } | { email: string }

/** Returns an unused mobile number: the request's fields, and the stored form. */
export function newMobile() {
  const phone = `50${newDigits(7)}`
  return { fields: { countryCode: '+971', phone }, e164: `+971${phone}` }
}

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

/** Signs people in to trips by codes, which are read where they are sent. */
export function tripSignIns(app: TestApp) {
  const { db } = app.database

  async function lastText(): Promise<string> {
    const sms = await db.selectFrom('sms_messages').select('text').orderBy('id', 'desc').executeTakeFirst()
    return sms?.text ?? ''
  }
  async function lastMail(): Promise<string> {
    const mail = await db.selectFrom('mails').select('subject').orderBy('id', 'desc').executeTakeFirst()
    return mail?.subject ?? ''
  }

  /** Requests a new code for an address. Returns it with its id, as sign-in needs them. */
  async function createCredential(address: Address): Promise<{ otp_id: string; code: string }> {
    const { status, body } = await app.call('/trips/api/o/otp/create', { body: address })
    if (status !== 202) throw new Error(`no code: ${status} ${JSON.stringify(body)}`)
    const text = await ('email' in address ? lastMail() : lastText())
    return { otp_id: body.otp_id, code: /\b\d{6}\b/.exec(text)?.[0] ?? '' }
  }

  const get = (path: string, headers: Record<string, string> = {}) => app.call(`/trips${path}`, { headers })

  return {
    createCredential,
    get,
    /** Returns true if a token is accepted. */
    isIn: async (token: string) => (await get('/api/profile', bearer(token))).status === 200,
    /** Signs an unknown person in; returns the reply. */
    async newcomer() {
      const mobile = newMobile().fields
      const credential = await createCredential({ mobile })
      return (await app.call('/trips/auth/login', { body: { mobile, ...credential } })).body
    },
  }
}
