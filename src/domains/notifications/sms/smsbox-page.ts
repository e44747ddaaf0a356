import { html } from 'hono/html'
import { boxPage, boxTime } from '../mailbox-pages.ts'
import type { SmsboxEntry } from './sms.ts'

/** The page of the local box; the template escapes every value. */
export function smsboxPage(entries: readonly SmsboxEntry[]) {
  const rows = entries.map(
    (entry) =>
      html`<tr>
        <td><bdi>${entry.text}</bdi></td>
        <td>${entry.recipient}</td>
        <td>${boxTime(entry.createdAt)}</td>
        <td>${delivery(entry)}</td>
      </tr>`,
  )
  return boxPage(
    'Text messages',
    html`<h1>Text messages</h1>
      <p><a href="/mailbox">Mailbox</a></p>
      ${
        entries.length === 0
          ? html`<p>No message was written yet.</p>`
          : html`<table>
              <thead>
                <tr>
                  <th>Text</th>
                  <th>To</th>
                  <th>Written</th>
                  <th>Sent</th>
                </tr>
              </thead>
              <tbody>
                ${rows}
              </tbody>
            </table>`
      }`,
  )
}

function delivery({ sentAt, lastFailure }: SmsboxEntry): string {
  if (sentAt !== null) return boxTime(sentAt)
  return lastFailure === null ? 'not yet' : `not yet: ${lastFailure}`
}
