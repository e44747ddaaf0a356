import { html } from 'hono/html'

type Html = ReturnType<typeof html>

/** Delivery state of a message, as shown in a local box. */
type Outgoing = { sentAt: string | null; lastFailure: string | null }

type BoxList = {
  title: string
  /** The other box. */
  other: { path: string; title: string }
  /** Heading of the column with messages. */
  what: string
  none: string
  rows: readonly { what: Html; recipient: string; createdAt: string; sent: string }[]
}

/** Renders the list of a local box, for mails or text messages; the template escapes every value. */
export function boxListPage({ title, other, what, none, rows }: BoxList): Html {
  const list = html`<table>
    <thead>
      <tr>
        <th>${what}</th>
        <th>To</th>
        <th>Written</th>
        <th>Sent</th>
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        (row) =>
          html`<tr>
            <td>${row.what}</td>
            <td>${row.recipient}</td>
            <td>${boxTime(row.createdAt)}</td>
            <td>${row.sent}</td>
          </tr>`,
      )}
    </tbody>
  </table>`
  return boxPage(
    title,
    html`<h1>${title}</h1>
      <p><a href="${other.path}">${other.title}</a></p>
      ${rows.length === 0 ? html`<p>${none}</p>` : list}`,
  )
}

/** Renders a page of a local box. */
export function boxPage(title: string, content: Html): Html {
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

export function boxTime(instant: string): string {
  return `${instant.slice(0, 16).replace('T', ' ')} UTC`
}

/** Returns the time it was sent, or the reason for the delay; `note` follows a failure. */
export function boxDelivery({ sentAt, lastFailure }: Outgoing, note = ''): string {
  if (sentAt !== null) return boxTime(sentAt)
  return lastFailure === null ? 'not yet' : `not yet: ${lastFailure}${note}`
}
