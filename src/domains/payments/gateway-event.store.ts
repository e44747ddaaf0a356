import type { Db } from '#platform/db/database.ts'
import type { GatewayEvent } from './gateway-event.ts'

export type GatewayEventStore = {
  isKnown(id: string): Promise<boolean>
  note(event: GatewayEvent): Promise<void>
}

export function gatewayEventStore(db: Db, now: () => Temporal.Instant): GatewayEventStore {
  return {
    async isKnown(id) {
      const known = await db.selectFrom('gateway_events').select('id').where('id', '=', id).executeTakeFirst()
      return known !== undefined
    },
    async note({ id, type }) {
      await db
        .insertInto('gateway_events')
        .values({ id, type, at: now() })
        .onConflict((same) => same.doNothing())
        .execute()
    },
  }
}
