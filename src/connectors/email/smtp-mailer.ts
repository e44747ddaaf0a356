import { createTransport } from 'nodemailer'
import type { SendMail } from '#domains/outgoing/mails/mail.ts'
import { fail, ok } from '#kernel/result.ts'

export type SmtpMailer = { sendMail: SendMail; close(): void }

/** Well below a sender's claim on a mail, so that no second sender takes it while the first is trying. */
const SEND_TIMEOUT_MS = 60_000

/**
 * Creates a mailer over SMTP (`smtp://user:password@host:587`, `smtps://` for TLS from the start), with STARTTLS if the
 * server supports it. `from` is an address or `Name <address>`.
 */
export function createSmtpMailer({ url, from }: { url: string; from: string }): SmtpMailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 3,
    // A mail may have been accepted before its connection broke: the queue decides whether to retry.
    maxRequeues: 0,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const domain = /@([^\s<>@]+)>?\s*$/.exec(from)?.[1] ?? 'localhost'
  return {
    async sendMail({ id, recipient, subject, html, text, attachments, headers }) {
      try {
        await transport.sendMail({
          from,
          // An object, so that a comma in the address can never add a recipient.
          to: { name: '', address: recipient },
          subject,
          html,
          text,
          attachments,
          messageId: `<${id}@${domain}>`,
          headers: { 'Auto-Submitted': 'auto-generated', ...headers },
          signal: AbortSignal.timeout(SEND_TIMEOUT_MS),
        })
        return ok(null)
      } catch (error) {
        return fail({ code: 'not_sent', detail: reasonOf(error) })
      }
    },
    close: () => transport.close(),
  }
}

/** Returns the library's error code and the server's response; never the address or password we connect with. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name
  const response = 'response' in error && typeof error.response === 'string' ? ` ${error.response}` : ''
  return `${code}${response}`.slice(0, 300)
}
