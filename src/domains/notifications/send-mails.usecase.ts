import {
  backOff,
  CLAIM,
  mailStore,
  sendOutgoing,
  type FileOf,
  type QueuedMail,
  type SendMail,
  type SendOutgoing,
} from '#domains/outgoing/public.ts'
import type { App } from '#platform/app.ts'

declare module '#platform/app.ts' {
  interface App {
    /** Null without a mail server. */
    sendMail: SendMail | null
    renderAttachment: FileOf
  }
}

/** Sends due mails, with their attachments rendered. */
export function sendMails({
  db,
  clock,
  sendMail,
  renderAttachment,
}: Pick<App, 'db' | 'clock' | 'sendMail' | 'renderAttachment'>): ReturnType<SendOutgoing> {
  const send = sendOutgoing({
    queue: mailStore(db),
    deliver:
      sendMail &&
      (async (mail: QueuedMail) => {
        const files = mail.attachments.map((file) => renderAttachment(file, mail.langId))
        return sendMail({ ...mail, attachments: await Promise.all(files) })
      }),
    claim: CLAIM,
    backOff,
    clock,
  })
  return send()
}
