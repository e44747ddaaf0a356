import { html } from 'hono/html'
import type { Mail, MailboxEntry } from '#domains/outgoing/public.ts'
import { directionOf, languageOf, type LangId } from '#kernel/locale.ts'
import { boxDelivery, boxListPage, boxPage, boxTime } from './box-page.ts'

/** Renders the page of the local mailbox. */
export function mailboxPage(entries: readonly MailboxEntry[]) {
  return boxListPage({
    title: 'Mailbox',
    other: { path: '/smsbox', title: 'Text messages' },
    what: 'Subject',
    none: 'No emails have been sent yet.',
    rows: entries.map((entry) => ({
      ...entry,
      what: html`<a href="/mailbox/${entry.id}"
        ><bdi dir="${direction(entry.langId)}">${entry.subject}</bdi></a
      >`,
      sent: delivery(entry),
    })),
  })
}

/** Renders the page of one mail; the template escapes every value. */
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

function direction(langId: LangId): 'ltr' | 'rtl' {
  return directionOf(languageOf(langId))
}

function delivery(entry: MailboxEntry): string {
  return boxDelivery(entry, ` (attempt ${entry.attempts})`)
}

export const MAILBOX_STYLE: string = `
body { margin: 0; background: #FBF7F0; color: #10201F; font: 15px/1.5 'Readex Pro', 'Segoe UI', Tahoma, sans-serif }
main { max-width: 960px; margin: 0 auto; padding: 24px 16px }
h1 { font-size: 25px; line-height: 1.15 }
h2 { font-size: 17px }
a { color: #A3423F }
table { width: 100%; border-collapse: collapse; background: #FFFFFF }
th, td { padding: 8px 12px; border-bottom: 1px solid #C9C2B5; text-align: start }
td { overflow-wrap: anywhere }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 4px 16px }
dt { color: #5B6664 }
dd { margin: 0; overflow-wrap: anywhere }
iframe { width: 100%; height: 80vh; border: 1px solid #8A8272; background: #FFFFFF }
pre { padding: 16px; background: #FFFFFF; border: 1px solid #C9C2B5; white-space: pre-wrap; overflow-wrap: anywhere }
`
