import { Hono } from 'hono'
import type { SmsboxEntry } from '#domains/outgoing/public.ts'
import { smsboxPage } from './smsbox-page.ts'

const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Routes of the local box for text messages. Never mounted in production. */
export function smsboxRoutes({ listSms }: { listSms: () => Promise<SmsboxEntry[]> }): Hono {
  return new Hono().get('/smsbox', async (c) =>
    c.body(await smsboxPage(await listSms()), 200, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': PAGE_POLICY,
      'cache-control': 'no-store',
    }),
  )
}
