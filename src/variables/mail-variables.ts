import { z } from 'zod'

/** Variables of outgoing mail. */
export const mailVariables = {
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// URL' })
    .optional()
    .meta({ description: 'the mail server', unset: 'the mailbox at /mailbox' }),
  MAIL_FROM: z.email().default('bookings@rihla.example').meta({ description: 'who mails are from' }),
}
