import type { Db } from '#platform/db/database.ts'
import type { GatewayEvent } from './gateway-event.ts'

export async function isEventKnown(db: Db, id: string): Promise<boolean> {
  const known = await db.selectFrom('gateway_events').select('id').where('id', '=', id).executeTakeFirst()
  return known !== undefined
}

export async function saveEvent(db: Db, { id, type }: GatewayEvent, now: Temporal.Instant): Promise<void> {
  await db
    .insertInto('gateway_events')
    .values({ id, type, at: now })
    .onConflict((same) => same.doNothing())
    .execute()
}
