import { Hono, type Context } from 'hono'
import type { FileOf, Mail, MailboxEntry } from '#domains/outgoing/public.ts'
import { problem } from '#platform/http/problem.ts'
import { mailBody } from './mail-body.http.ts'
import { MAILBOX_STYLE, mailboxPage, mailPage } from './mailbox-pages.ts'

type MailboxApp = {
  listMails: () => Promise<MailboxEntry[]>
  readMail: (id: string) => Promise<(Mail & MailboxEntry) | null>
  fileOf: FileOf
}

const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Routes of the local mailbox: every queued mail, as its reader sees it. Never mounted in production. */
export function mailboxRoutes({ listMails, readMail, fileOf }: MailboxApp): Hono {
  const routes = new Hono()

  async function found(
    c: Context,
    answer: (mail: Mail & MailboxEntry) => Response | Promise<Response>,
  ): Promise<Response> {
    const id = c.req.param('id') ?? ''
    const mail = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id) ? await readMail(id) : null
    return mail ? answer(mail) : problem(c, 404, { code: 'not_found', detail: 'No such mail' })
  }
  const page = (c: Context, html: string) =>
    c.body(html, 200, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': PAGE_POLICY,
      'cache-control': 'no-store',
    })

  routes.get('/mailbox', async (c) => page(c, await mailboxPage(await listMails())))
  routes.get('/mailbox/style.css', (c) =>
    c.body(MAILBOX_STYLE, 200, { 'content-type': 'text/css; charset=utf-8' }),
  )
  routes.get('/mailbox/:id', (c) => found(c, async (mail) => page(c, await mailPage(mail))))
  routes.get('/mailbox/:id/body', (c) =>
    found(c, (mail) => mailBody(c, mail, 'allow-popups allow-popups-to-escape-sandbox')),
  )
  routes.get('/mailbox/:id/attachments/:at', (c) =>
    found(c, async ({ attachments, langId }) => {
      const attached = attachments[Number(c.req.param('at'))]
      if (!attached) return problem(c, 404, { code: 'not_found', detail: 'No such attachment' })
      const file = await fileOf(attached, langId)
      return c.body(file.content, 200, {
        'content-type': file.contentType,
        'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.filename)}`,
        'content-security-policy': "default-src 'none'; sandbox",
      })
    }),
  )
  return routes
}
