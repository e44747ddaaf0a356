import type { ColumnType } from 'kysely'
import type { Instant, Json, NullableInstant } from '#platform/db/columns.ts'

/** Mails, stored until long after they are sent. */
export type MailTables = {
  mails: {
    id: string
    recipient: string
    lang_id: number
    subject: string
    html: string
    text: string
    attachments: Json
    headers: ColumnType<object, string, string>
    created_at: Instant
    sent_at: NullableInstant
    attempts: ColumnType<number, number | undefined, number>
    due_at: Instant
    last_failure: string | null
    /** Null, as all below: written by a release before. */
    topic: ColumnType<string | null, string | null | undefined, string | null>
    template: ColumnType<string | null, string | null | undefined, string | null>
    about: ColumnType<string | null, string | null | undefined, string | null>
    about_id: ColumnType<string | null, string | null | undefined, string | null>
    replaced_by: ColumnType<string | null, string | null | undefined, string | null>
    voucher: ColumnType<object | null, string | null, string | null>
  }
}

declare module '#platform/db/tables.ts' {
  interface Tables extends MailTables {}
}
