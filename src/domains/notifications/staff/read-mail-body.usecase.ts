import type { RecordAccess, StaffActor } from '#domains/staff/public.ts'
import type { LangId } from '#kernel/locale.ts'
import type { StaffMailStore } from './staff-mail.store.ts'
import { shownHtml } from './shown-html.ts'

/** A mail as it looks; null: there is none, or it is not for the staff. That a member of the staff looked is in the audit. */
export type ReadMailBody = (id: string, by: StaffActor) => Promise<{ html: string; langId: LangId } | null>

type Needs = { mails: Pick<StaffMailStore, 'readBody'>; recordAccess: RecordAccess }

export function readMailBody({ mails, recordAccess }: Needs): ReadMailBody {
  return async (id, by) => {
    const mail = await mails.readBody(id)
    if (!mail) return null
    const { about, html, langId } = mail
    await recordAccess(by, { action: 'read_mail', subject: about })
    return { html: shownHtml(html), langId }
  }
}
