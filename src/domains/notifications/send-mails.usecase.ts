import type { Clock } from '#kernel/clock.ts'
import type { MailStore } from './mail.store.ts'
import { backOff, CLAIM, type FileOf, type QueuedMail, type SendMail } from './mail.ts'
import { sendOutgoing, type SendOutgoing } from '#domains/outgoing/public.ts'

type Needs = {
  mails: MailStore
  /** Null without a mail server. */
  sendMail: SendMail | null
  fileOf: FileOf
  clock: Clock
}

/** Sends due mails, with their attachments rendered. */
export function sendMails({ mails, sendMail, fileOf, clock }: Needs): SendOutgoing {
  return sendOutgoing({
    queue: mails,
    deliver:
      sendMail &&
      (async (mail: QueuedMail) => {
        const attachments = await Promise.all(mail.attachments.map((file) => fileOf(file, mail.langId)))
        return sendMail({ ...mail, attachments })
      }),
    claim: CLAIM,
    backOff,
    clock,
  })
}
