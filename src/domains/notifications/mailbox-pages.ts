import { html } from 'hono/html'
import { directionOf, languageOf, type LangId } from '#kernel/locale.ts'
import type { Mail, MailboxEntry } from './mail.ts'

/** The two pages of the local mailbox; the template escapes every value. */
export function mailboxPage(entries: readonly MailboxEntry[]) {
  const rows = entries.map(
    (entry) =>
      html`<tr>
        <td>
          <a href="/mailbox/${entry.id}"><bdi dir="${direction(entry.langId)}">${entry.subject}</bdi></a>
        </td>
        <td>${entry.recipient}</td>
        <td>${boxTime(entry.createdAt)}</td>
        <td>${delivery(entry)}</td>
      </tr>`,
  )
  return boxPage(
    'Mailbox',
    html`<h1>Mailbox</h1>
      <p><a href="/smsbox">Text messages</a></p>
      ${
        entries.length === 0
          ? html`<p>No mail was written yet.</p>`
          : html`<table>
              <thead>
                <tr>
                  <th>Subject</th>
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

export function mailPage(mail: Mail & MailboxEntry) {
  const files = mail.attachments.map(
    ({ filename }, at) =>
      html`<li><a href="/mailbox/${mail.id}/attachments/${at}" download>${filename}</a></li>`,
  )
  const headers = Object.entries(mail.headers).map(
    ([name, value]) =>
      html`<dt>${name}</dt>
        <dd>${value}</dd>`,
  )
  return boxPage(
    mail.subject,
    html`<p><a href="/mailbox">Mailbox</a></p>
      <h1 dir="${direction(mail.langId)}">${mail.subject}</h1>
      <dl>
        <dt>To</dt>
        <dd>${mail.recipient}</dd>
        <dt>Written</dt>
        <dd>${boxTime(mail.createdAt)}</dd>
        <dt>Sent</dt>
        <dd>${delivery(mail)}</dd>
        ${headers}
      </dl>
      ${
        files.length > 0
          ? html`<h2>Attachments</h2>
              <ul>
                ${files}
              </ul>`
          : ''
      }
      <h2>As HTML</h2>
      <iframe
        src="/mailbox/${mail.id}/body"
        title="The mail as HTML"
        sandbox="allow-popups allow-popups-to-escape-sandbox"
      ></iframe>
      <h2>As plain text</h2>
      <pre dir="${direction(mail.langId)}">${mail.text}</pre>`,
  )
}

/** A page of the local boxes for mails and text messages. */
export function boxPage(title: string, content: ReturnType<typeof html>) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="stylesheet" href="/mailbox/style.css" />
      </head>
      <body>
        <main>${content}</main>
      </body>
    </html> `
}

function direction(langId: LangId): 'ltr' | 'rtl' {
  return directionOf(languageOf(langId))
}

export function boxTime(instant: string): string {
  return `${instant.slice(0, 16).replace('T', ' ')} UTC`
}

function delivery({ sentAt, attempts, lastFailure }: MailboxEntry): string {
  if (sentAt) return boxTime(sentAt)
  return lastFailure ? `not yet: ${lastFailure} (attempt ${attempts})` : 'not yet'
}

export const MAILBOX_STYLE: string = `
body { margin: 0; background: #FBF7F0; color: #10201F; font: 15px/1.5 'Readex Pro', 'Segoe UI', Tahoma, sans-serif }
main { max-width: 960px; margin: 0 auto; padding: 24px 16px }
h1 { font-size: 25px; line-height: 1.15 }
h2 { font-size: 17px }
a { color: #A3423F }
table { width: 100%; border-collapse: collapse; background: #FFFFFF }
th, td { padding: 8px 12px; border-bottom: 1px solid #C9C2B5; text-align: start }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 4px 16px }
dt { color: #5B6664 }
dd { margin: 0; overflow-wrap: anywhere }
iframe { width: 100%; height: 80vh; border: 1px solid #8A8272; background: #FFFFFF }
pre { padding: 16px; background: #FFFFFF; border: 1px solid #C9C2B5; white-space: pre-wrap; overflow-wrap: anywhere }
`
