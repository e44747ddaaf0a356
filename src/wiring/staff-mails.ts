import { readMailBody } from '#domains/notifications/staff/read-mail-body.usecase.ts'
import { resendDead } from '#domains/notifications/staff/resend-dead.usecase.ts'
import { staffMailRoutes } from '#domains/notifications/staff/staff-mail.routes.ts'
import type { Notifications } from './notifications.ts'
import type { Shared } from './share-context.ts'
import type { Staff } from './staff.ts'

/** The queue of mails, for the staff. */
export function wireStaffMails(
  { rateLimit }: Shared,
  { staffMails: mails, sampleMails }: Notifications,
  { requireStaff, noteLook, staffWrite }: Staff,
) {
  return {
    api: [
      staffMailRoutes({
        mails,
        readMailBody: readMailBody({ mails, noteLook }),
        resendDead: resendDead({ mails, staffWrite }),
        sampleMails,
        requireStaff,
        rateLimit,
      }),
    ],
  }
}
