import { html } from 'hono/html'
import type { SmsboxEntry } from '#domains/outgoing/public.ts'
import { boxDelivery, boxListPage } from '../box-page.ts'

/** Renders the page of the local box for text messages. */
export function smsboxPage(entries: readonly SmsboxEntry[]) {
  return boxListPage({
    title: 'Text messages',
    other: { path: '/mailbox', title: 'Mailbox' },
    what: 'Text',
    none: 'No message was written yet.',
    rows: entries.map((entry) => ({
      ...entry,
      what: html`<bdi>${entry.text}</bdi>`,
      sent: boxDelivery(entry),
    })),
  })
}
