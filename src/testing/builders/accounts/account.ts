import { setTimeout as pause } from 'node:timers/promises'
import type { TestApp } from '../../infrastructure/app.ts'

export const PERSON = {
  first_name: 'Layla',
  last_name: 'Haddad',
  email: 'layla@example.com',
  phone: { countryCode: '+971', phone: '501234567' },
  password: 'a camel crosses slowly',
}

/** Returns a function that returns a new email address on each call: `name.1@example.com`, `name.2@example.com`… */
export function newAddresses(name: string): () => string {
  let count = 0
  return () => `${name}.${(count += 1)}@example.com`
}

/** Attempts to find a mailed link, and the delay between them. */
const MAX_ATTEMPTS = 100
const RETRY_MS = 50

/** The steps of a user with an account, each through the API. */
export function accountOf({ app, call, database }: Pick<TestApp, 'app' | 'call' | 'database'>) {
  const register = (over: object = {}, request: { token?: string } = {}) =>
    call('/api/register', { body: { ...PERSON, ...over }, ...request })
  const login = (over: object = {}, request: { token?: string; headers?: Record<string, string> } = {}) =>
    call('/api/login', { body: { email: PERSON.email, password: PERSON.password, ...over }, ...request })

  /** Mails to an address, newest first, after running the job that writes those requested. */
  async function mailsTo(email: string) {
    await app.runJob('mail links to choose a password and to prove an address')
    return database.db
      .selectFrom('mails')
      .select(['subject', 'text', 'lang_id'])
      .where('recipient', '=', email)
      .orderBy('id', 'desc')
      .execute()
  }

  /** The secret of the newest link to a page that was mailed to an address. */
  async function secretFor(email: string, page: 'verify-email' | 'reset-password'): Promise<string> {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
      for (const { text } of await mailsTo(email)) {
        const secret = new RegExp(`/${page}(?:\\?[^#\\s]*)?#([\\w-]{43})`).exec(text)?.[1]
        if (secret !== undefined) return secret
      }
      // A product that runs its jobs itself may still be writing it.
      await pause(RETRY_MS)
    }
    throw new Error(`no link to ${page} for ${email}`)
  }

  /** The path of the newest sign-in link mailed to an address; null: there is none. */
  async function signInLinkFor(email: string): Promise<string | null> {
    await app.runJob('mail links to sign in')
    for (const { text } of await mailsTo(email)) {
      const link = /http:\/\/[\w.:]+(\/\w+\/sign-in-link\?\S+)/.exec(text)?.[1]
      if (link !== undefined) return link
    }
    return null
  }

  /** A token of an account with a verified address. */
  async function registerVerified(over: { email: string } & Record<string, unknown>): Promise<string> {
    const { token } = (await register(over)).body
    await call('/api/verify-email', { token, body: { secret: await secretFor(over.email, 'verify-email') } })
    return token
  }

  /** A user with a referral code. */
  async function referrer(email: string) {
    const token = await registerVerified({ email })
    const friends = async () => (await call('/api/user/refer-friend', { token })).body
    const { code } = (await friends()) as { code: string }
    return { code, friends }
  }

  return { referrer, register, login, mailsTo, secretFor, signInLinkFor, registerVerified }
}
