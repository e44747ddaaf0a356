import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { StaffTripPayment } from './dispatch.contract.ts'

/** Returns names of a trip's actors by id of staff member or profile. Erased people have none. */
export async function findActorNames(db: Db, tripId: string): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; name: string }>`
    select u.id, concat_ws(' ', u.first_name, u.last_name) as name
    from trip_events e join users u on u.id = e.staff_id
    where e.trip_id = ${tripId}::uuid
    union
    select p.id, person.name
    from trip_events e join trip_profiles p on p.id = e.profile_id join trip_people person on person.id = p.person_id
    where e.trip_id = ${tripId}::uuid and person.erased_at is null`.execute(db)
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Lists the payments and refunds of a trip. */
export async function listTripPayments(db: Db, tripId: string): Promise<StaffTripPayment[]> {
  const { rows } = await sql<Row>`
    select 'wallet' as by, e.kind, -e.amount as amount, w.currency, e.at, null::uuid as collection_id
    from wallet_entries e join wallets w on w.id = e.wallet_id
    where e.trip_id = ${tripId}::uuid
    union all
    select 'card', case when p.state = 'opened' and p.action_url is not null then 'asked' else p.state end,
      p.amount, p.currency, p.updated_at, null
    from payments p where p.trip_id = ${tripId}::uuid
    union all
    select 'card', 'refund_' || r.status, -r.amount, p.currency, r.changed_at, null
    from refunds r join payments p on p.id = r.payment_id
    where p.trip_id = ${tripId}::uuid
    union all
    select 'driver', case when c.amount > 0 then 'collected' else 'given_back' end, c.amount, t.currency, c.at, c.id
    from trip_collections c join trips t on t.id = c.trip_id
    where c.trip_id = ${tripId}::uuid
    order by at`.execute(db)
  return rows.map(({ by, kind, amount, currency, at, collection_id }) => ({
    by,
    kind,
    amount: { amount, currency },
    at: at.toString(),
    collection_id,
  }))
}

type Row = Pick<StaffTripPayment, 'by' | 'kind' | 'collection_id'> & {
  amount: number
  currency: string
  at: Temporal.Instant
}
