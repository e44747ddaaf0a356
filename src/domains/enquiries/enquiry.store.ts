import { sql } from 'kysely'
import { newDigits, newId } from '#kernel/ids.ts'
import type { LangId } from '#kernel/locale.ts'
import { sha256 } from '#platform/crypto.ts'
import type { Db } from '#platform/db/database.ts'
import { snakeKeys } from '#kernel/record-keys.ts'
import type { EnquiryState } from './enquiry.contract.ts'
import type { LockedEnquiry, NewEnquiry } from './enquiry.ts'

/** Counts a submission of an opened form, and returns their number. */
export async function countFormUse(
  tx: Db,
  form: { token: string; openedAt: Temporal.Instant },
): Promise<number> {
  const { uses } = await tx
    .insertInto('form_uses')
    .values({ token_hash: sha256(form.token), uses: 1, opened_at: form.openedAt })
    .onConflict((same) =>
      same.column('token_hash').doUpdateSet(({ eb }) => ({ uses: eb('form_uses.uses', '+', 1) })),
    )
    .returning('uses')
    .executeTakeFirstOrThrow()
  return uses
}

/** Stores an enquiry under a number that no other has. */
export async function insertEnquiry(
  tx: Db,
  enquiry: NewEnquiry,
  now: Temporal.Instant,
): Promise<{ id: string; number: string }> {
  const { kind, state, signs, langId, name, email, userId, message, content, page, bookingId } = enquiry
  const row = {
    id: newId(),
    ...snakeKeys({ kind, state, langId, name, email, userId, message, content, page, bookingId }),
    signs: [...signs],
    created_at: now,
    changed_at: now,
  }
  for (;;) {
    const inserted = await tx
      .insertInto('enquiries')
      .values({ ...row, number: newNumber() })
      .onConflict((same) => same.column('number').doNothing())
      .returning(['id', 'number'])
      .executeTakeFirst()
    if (inserted) return inserted
  }
}

/** Locks an enquiry until the transaction ends. Null if there is none. */
export async function lockEnquiry(tx: Db, id: string): Promise<LockedEnquiry | null> {
  const row = await tx
    .selectFrom('enquiries as e')
    .leftJoin('users as u', 'u.id', 'e.user_id')
    .select(['e.id', 'e.number', 'e.kind', 'e.state', 'e.version', 'e.lang_id', 'e.message', 'e.owner_id'])
    .select([sql<string>`coalesce(e.name, u.first_name, '')`.as('name')])
    .select([sql<string | null>`coalesce(e.email, u.email)`.as('email')])
    .select(
      sql<boolean>`coalesce(u.email_verified_at is not null and u.email = coalesce(e.email, u.email), false)`.as(
        'isVerified',
      ),
    )
    .where('e.id', '=', id)
    .forUpdate('e')
    .executeTakeFirst()
  if (!row) return null
  const { lang_id: langId, owner_id: ownerId, ...same } = row
  return { ...same, langId: langId as LangId, ownerId }
}

/** Changes the state and owner of a locked enquiry. */
export async function moveEnquiry(
  tx: Db,
  { id, state, version }: LockedEnquiry,
  after: { state: EnquiryState; ownerId: string | null },
  now: Temporal.Instant,
): Promise<void> {
  await tx
    .updateTable('enquiries')
    .set({
      state: after.state,
      version: version + 1,
      owner_id: after.ownerId,
      owned_at: sql<Temporal.Instant | null>`case
        when ${after.ownerId}::uuid is null then null
        when owner_id = ${after.ownerId}::uuid then owned_at
        else ${now} end`,
      ...(after.state !== state && { changed_at: now }),
    })
    .where('id', '=', id)
    .execute()
}

/** Returns true if a staff member may be assigned an enquiry, and locks their membership until the transaction ends. */
export async function mayAnswerEnquiries(tx: Db, staffId: string): Promise<boolean> {
  const row = await answerers(tx).where('s.user_id', '=', staffId).forShare('s').executeTakeFirst()
  return row !== undefined
}

export async function addEnquiryReply(
  tx: Db,
  reply: { enquiryId: string; staffId: string; message: string },
  now: Temporal.Instant,
): Promise<string> {
  const id = newId()
  await tx
    .insertInto('enquiry_replies')
    .values({
      id,
      enquiry_id: reply.enquiryId,
      author: 'staff',
      staff_id: reply.staffId,
      message: reply.message,
      created_at: now,
    })
    .execute()
  return id
}

/** Selects the staff members who answer enquiries. */
export function answerers(db: Db) {
  return db
    .selectFrom('staff_members as s')
    .select('s.user_id')
    .where('s.suspended_at', 'is', null)
    .where(sql<boolean>`s.roles && array['support', 'admin']`)
}

/**
 * Returns a random human-readable number such as `E-4821-0937`, which does not reveal the number of
 * enquiries.
 */
function newNumber(): string {
  return `E-${newDigits(4)}-${newDigits(4)}`
}
