import { sql } from 'kysely'
import { unreferenced, type References, type RemoveOld } from '#platform/db/old-rows.store.ts'

/** References to users. A referenced user has left data here, and stays. */
export const USER_ROWS: References = [
  ['bookings', 'user_id'],
  ['idempotency_keys', 'user_id'],
  ['users', 'referred_by'],
  ['users', 'blocked_by'],
  ['mailed_links', 'user_id'],
  ['security_events', 'user_id'],
  ['coupons', 'given_to'],
  ['referrals', 'friend_id'],
  ['referrals', 'referrer_id'],
  ['ratings', 'user_id'],
  ['feedback', 'user_id'],
  ['partner_members', 'user_id'],
  ['partner_commissions', 'set_by'],
  ['staff_tasks', 'owner_id'],
  ['staff_members', 'user_id'],
  ['staff_members', 'invited_by'],
  ['audit_entries', 'staff_id'],
  ['enquiries', 'user_id'],
  ['enquiries', 'owner_id'],
  ['enquiry_replies', 'staff_id'],
  ['content_versions', 'author_id'],
  ['content_publications', 'published_by'],
  ['ratings', 'judged_by'],
  ['rate_card_versions', 'published_by'],
  ['trip_events', 'staff_id'],
  ['trip_credit_notes', 'staff_id'],
  ['wallet_transfers', 'asked_by'],
  ['wallet_transfers', 'decided_by'],
  ['refund_requests', 'asked_by'],
  ['refund_requests', 'decided_by'],
  ['partner_earnings', 'decided_by'],
  ['partner_api_keys', 'created_by'],
  ['settings', 'changed_by'],
  ['margin_rules', 'changed_by'],
  ['partner_changes', 'by_user'],
  ['partner_changes', 'person_id'],
  ['partner_payout_accounts', 'changed_by'],
  ['partner_payout_batches', 'prepared_by'],
  ['partner_payout_batches', 'decided_by'],
  ['partner_payout_batches', 'paid_by'],
]

/** Deletes unreferenced guests created before then, with their tokens. One with access to a booking stays. */
export const removeOldGuests: RemoveOld = (db, before, limit) =>
  db.transaction().execute(async (tx) => {
    const old = await tx
      .selectFrom('users')
      .select('id')
      .where('role', '=', 'guest')
      .where('created_at', '<', before)
      .where(unreferenced('users.id', USER_ROWS))
      .where(
        sql<boolean>`not exists (
          select 1 from tokens join booking_grants on booking_grants.token_hash = tokens.hash
          where tokens.user_id = users.id)`,
      )
      .orderBy('created_at')
      .limit(limit)
      .forUpdate()
      .skipLocked()
      .execute()
    if (old.length === 0) return 0
    const ids = old.map(({ id }) => id)
    await tx.deleteFrom('tokens').where('user_id', 'in', ids).execute()
    await tx.deleteFrom('users').where('id', 'in', ids).execute()
    return ids.length
  })
