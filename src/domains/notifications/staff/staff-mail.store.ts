import { sql, type SelectQueryBuilder } from 'kysely'
import type { z } from 'zod'
import {
  isWorthResending,
  mailState,
  MAX_ATTEMPTS,
  MAX_COUNTED,
  NOT_RESENT,
  type MailAbout,
  type MailState,
  type MailTopic,
} from '#domains/outgoing/public.ts'
import type { LangId } from '#kernel/locale.ts'
import { keyedPageOf } from '#kernel/keyed-page-of.ts'
import type { Db } from '#platform/db/database.ts'
import { lowerAscii } from '#platform/db/lower-ascii.ts'
import type { Tables } from '#platform/db/tables.ts'
import type { StaffMail, StaffMails, StaffMailsQuery } from './staff-mail.contract.ts'

export type MailFilter = { topic?: MailTopic | undefined; search?: string | undefined }

/** Columns of a mail that the staff may see. */
export const STAFF_MAIL_COLUMNS = [
  'id',
  'subject',
  'recipient',
  'topic',
  'template',
  'about',
  'about_id',
  'attempts',
  'last_failure',
  'created_at',
  'sent_at',
  'due_at',
  'replaced_by',
] as const

const isUnsent = sql<boolean>`sent_at is null`
const isDead = sql<boolean>`sent_at is null and replaced_by is null and attempts >= ${MAX_ATTEMPTS}`
const isWorthIt = sql<boolean>`(template is null or template <> all(${NOT_RESENT}::text[]))`

const IN_STATE = {
  waiting: sql<boolean>`sent_at is null and attempts = 0`,
  failed: sql<boolean>`sent_at is null and replaced_by is null and attempts between 1 and ${MAX_ATTEMPTS - 1}`,
  given_up: isDead,
  replaced: sql<boolean>`sent_at is null and replaced_by is not null`,
  sent: sql<boolean>`sent_at is not null`,
} as const satisfies Record<MailState, unknown>

/** Lists a page of mails, the newest first, and counts those that wait. */
export async function selectMails(
  db: Db,
  { state, topic, search, after, page_size: size }: z.output<typeof StaffMailsQuery>,
): Promise<StaffMails> {
  const filter = { topic, search }
  let query = mailsMatching(db, { state, ...filter })
    .select(STAFF_MAIL_COLUMNS)
    .orderBy('id', 'desc')
  if (after !== undefined) query = query.where('id', '<', after)
  const [rows, unsent] = await Promise.all([query.limit(size + 1).execute(), countUnsent(db, filter)])
  return { ...keyedPageOf(rows.map(toStaffMail), size, (mail) => mail.mail_id), ...unsent }
}

/** Finds a mail. Null if there is none. */
export async function findMail(db: Db, id: string): Promise<StaffMail | null> {
  const row = await db.selectFrom('mails').select(STAFF_MAIL_COLUMNS).where('id', '=', id).executeTakeFirst()
  return row ? toStaffMail(row) : null
}

/** Finds a mail's HTML as shown to its reader. Null if there is none, or the staff may not read it. */
export async function findMailBody(
  db: Db,
  id: string,
): Promise<{ html: string; langId: LangId; about: MailAbout } | null> {
  const row = await db
    .selectFrom('mails')
    .select(['html', 'lang_id', 'about', 'about_id'])
    .where('id', '=', id)
    .executeTakeFirst()
  const about = row && aboutOf(row)
  return about ? { html: row.html, langId: row.lang_id as LangId, about } : null
}

/** Resends mails given up. Returns their ids, except those that a concurrent request resent. */
export async function resendDead(
  tx: Db,
  which: MailFilter | { id: string },
  now: Temporal.Instant,
): Promise<string[]> {
  let update = tx
    .updateTable('mails')
    .set({ attempts: 0, due_at: now, last_failure: null })
    .where(isDead)
    .where(isWorthIt)
  if ('id' in which) update = update.where('id', '=', which.id)
  else {
    if (which.topic !== undefined) update = update.where('topic', '=', which.topic)
    if (which.search !== undefined) update = update.where(hasInAddress(which.search))
  }
  const rows = await update.returning('id').execute()
  return rows.map(({ id }) => id)
}

async function countUnsent(db: Db, filter: MailFilter): Promise<Pick<StaffMails, 'counts' | 'dead'>> {
  const some = db
    .selectFrom('mails')
    .select(['recipient', 'attempts', 'created_at', 'template'])
    .$call(filtered(filter))
    .where(isUnsent)
    .where('replaced_by', 'is', null)
    .limit(MAX_COUNTED)
  const { rows } = await sql<{
    waiting: number
    failed: number
    given_up: number
    mails: number
    addresses: number
    oldest_at: Temporal.Instant | null
  }>`select (count(*) filter (where attempts = 0))::int as waiting,
      (count(*) filter (where attempts between 1 and ${MAX_ATTEMPTS - 1}))::int as failed,
      (count(*) filter (where attempts >= ${MAX_ATTEMPTS}))::int as given_up,
      (count(*) filter (where attempts >= ${MAX_ATTEMPTS} and ${isWorthIt}))::int as mails,
      (count(distinct ${lowerAscii('recipient')}) filter (where attempts >= ${MAX_ATTEMPTS} and ${isWorthIt}))::int as addresses,
      min(created_at) filter (where attempts >= ${MAX_ATTEMPTS} and ${isWorthIt}) as oldest_at
    from (${some}) as unsent`.execute(db)
  const { waiting = 0, failed = 0, given_up = 0, mails = 0, addresses = 0, oldest_at = null } = rows[0] ?? {}
  return {
    counts: { waiting, failed, given_up },
    dead: { mails, addresses, oldest_at: oldest_at?.toString() ?? null },
  }
}

/** Selects the mails that match the staff's list. */
export function mailsMatching(db: Db, { state, ...filter }: MailFilter & { state?: MailState | undefined }) {
  const found = db.selectFrom('mails').$call(filtered(filter))
  return state === undefined ? found : found.where(IN_STATE[state])
}

function filtered({ topic, search }: MailFilter) {
  return <Row>(query: SelectQueryBuilder<Tables, 'mails', Row>) => {
    const ofTopic = topic === undefined ? query : query.where('topic', '=', topic)
    return search === undefined ? ofTopic : ofTopic.where(hasInAddress(search))
  }
}

function hasInAddress(search: string) {
  const pattern = `%${search.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  return sql<boolean>`${lowerAscii('recipient')} like ${pattern}`
}

type Row = {
  id: string
  subject: string
  recipient: string
  topic: string | null
  template: string | null
  about: string | null
  about_id: string | null
  attempts: number
  last_failure: string | null
  created_at: Temporal.Instant
  sent_at: Temporal.Instant | null
  due_at: Temporal.Instant
  replaced_by: string | null
}

function aboutOf({ about, about_id: id }: Pick<Row, 'about' | 'about_id'>): MailAbout | null {
  return about === null || id === null ? null : { kind: about as MailAbout['kind'], id }
}

export function toStaffMail(row: Row): StaffMail {
  const { template } = row
  const about = aboutOf(row)
  const state = mailState({ sentAt: row.sent_at, attempts: row.attempts, replacedBy: row.replaced_by })
  const isDue = state === 'waiting' || state === 'failed'
  return {
    mail_id: row.id,
    // An older release stored no template: the subject may contain a code.
    subject: template === null || template === 'trip_code' ? null : row.subject,
    recipient: row.recipient,
    topic: row.topic as MailTopic | null,
    about,
    state,
    attempts: row.attempts,
    failure: row.last_failure,
    created_at: row.created_at.toString(),
    sent_at: row.sent_at?.toString() ?? null,
    due_at: isDue ? row.due_at.toString() : null,
    can: { open: about !== null, resend: state === 'given_up' && isWorthResending(template) },
  }
}
