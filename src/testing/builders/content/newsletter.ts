import { expect } from 'vitest'
import { sha256 } from '#platform/crypto.ts'
import type { TestApp } from '../../infrastructure/app.ts'
import { readReply } from '../api/problem.ts'

let count = 0

/** The newsletter's steps, each through the API, and its mails. */
export function newsletterOf({ app, call, database }: Pick<TestApp, 'app' | 'call' | 'database'>) {
  const newAddress = () => `reader.${(count += 1)}.${crypto.randomUUID().slice(0, 8)}@example.com`
  const subscribe = (email: string, more: object = {}) => call('/api/subscribe', { body: { email, ...more } })
  const confirm = (secret: string, more: object = {}) =>
    call('/api/newsletter/confirm', { body: { secret, ...more } })
  const unsubscribe = (secret: string, more: object = {}) =>
    call('/api/newsletter/leave', { body: { secret, ...more } })
  const work = () => app.runJob('mail links to confirm the newsletter')

  /** Mails to an address, newest first, after running the job that writes those requested. */
  async function mailsTo(email: string) {
    await work()
    return database.db
      .selectFrom('mails')
      .select(['id', 'subject', 'text', 'html', 'headers', 'lang_id'])
      .where('recipient', '=', email.toLowerCase())
      .orderBy('id', 'desc')
      .execute()
  }

  /** The secret of the newest mailed link to a page of the newsletter. */
  async function secretFor(email: string, page: 'confirm' | 'leave'): Promise<string> {
    for (const { text } of await mailsTo(email)) {
      const secret = new RegExp(`/newsletter/${page}\\?secret=([\\w-]{43})`).exec(text)?.[1]
      if (secret !== undefined) return secret
    }
    throw new Error(`no link to ${page} for ${email}`)
  }

  /** The secret of a link to confirm, of a new address. */
  async function requestSecret(email = newAddress(), more: object = {}): Promise<string> {
    await subscribe(email, more)
    return secretFor(email, 'confirm')
  }

  /** The secret of a link to leave, of a new subscriber. */
  async function subscribed(email = newAddress(), more: object = {}): Promise<string> {
    await confirm(await requestSecret(email, more))
    return secretFor(email, 'leave')
  }

  const subscriptionOf = (email: string) =>
    database.db
      .selectFrom('newsletter_subscriptions')
      .selectAll()
      .where('address_hash', '=', sha256(email))
      .executeTakeFirst()

  /** Posts to the address of a mail's unsubscribe header, as a mail program does, without cookie and origin. */
  async function oneClick(email: string, type = 'urlencoded', listUnsubscribe = 'One-Click') {
    const [mail] = await mailsTo(email)
    const headers: Partial<Record<string, string>> = mail?.headers ?? {}
    const address = headers['List-Unsubscribe'] ?? ''
    expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
    expect(address).toMatch(/^<http:\/\/rihla\.test\/api\/newsletter\/leave\?secret=[\w-]{43}>$/)
    const body = type === 'urlencoded' ? new URLSearchParams() : new FormData()
    body.set('List-Unsubscribe', listUnsubscribe)
    return readReply(await app.request(address.slice(1, -1), { method: 'POST', body, redirect: 'manual' }))
  }

  return {
    newAddress,
    subscribe,
    confirm,
    unsubscribe,
    work,
    mailsTo,
    secretFor,
    requestSecret,
    subscribed,
    subscriptionOf,
    oneClick,
  }
}
