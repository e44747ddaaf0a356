import { bulkMails } from '#domains/notifications/staff/bulk-mail.store.ts'
import { leaveMails, resendMails } from '#domains/notifications/staff/bulk-mails.service.ts'
import { readMailBody } from '#domains/notifications/staff/read-mail-body.usecase.ts'
import { recordMails } from '#domains/notifications/staff/record-mail.store.ts'
import { recordMailRoutes } from '#domains/notifications/staff/record-mail.routes.ts'
import { resendDeadMails } from '#domains/notifications/staff/resend-dead-mails.usecase.ts'
import { resendMail } from '#domains/notifications/staff/resend-mail.usecase.ts'
import { staffMailRoutes } from '#domains/notifications/staff/staff-mail.routes.ts'
import type { Notifications } from './notifications.ts'
import type { Shared } from './share-context.ts'
import type { Staff } from './staff.ts'

/** The queue of mails, for the staff. */
export function wireStaffMails(
  { db, rateLimit }: Shared,
  { staffMails: mails, sampleMails }: Notifications,
  { requireStaff, recordAccess, staffWrite }: Staff,
) {
  const bulk = bulkMails(db)
  return {
    bulkActs: [resendMails(bulk), leaveMails(bulk)],
    api: [
      staffMailRoutes({
        mails,
        readMailBody: readMailBody({ mails, recordAccess }),
        resendMail: resendMail({ mails, records: recordMails, staffWrite }),
        resendDeadMails: resendDeadMails({ mails, staffWrite }),
        sampleMails,
        requireStaff,
        rateLimit,
      }),
      recordMailRoutes({
        mailsAbout: (record) => recordMails.about(db, record),
        recordAccess,
        requireStaff,
        rateLimit,
      }),
    ],
  }
}
