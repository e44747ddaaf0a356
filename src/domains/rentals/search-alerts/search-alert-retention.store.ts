import { sql } from 'kysely'
import { oldRows, type Retention } from '#platform/db/old-rows.store.ts'

const DAY = 24

/** Retention of alerts, as for the newsletter: the request and the proof of consent. */
export const searchAlertRetention: readonly Retention[] = [
  {
    what: 'Unconfirmed search alerts',
    hours: 30 * DAY,
    since: 'the request',
    remove: oldRows({
      table: 'search_alerts',
      key: ['id'],
      column: 'asked_at',
      only: sql`confirmed_at is null`,
    }),
  },
  {
    what: 'Proof of consent to an alert, with the hash of the address',
    hours: 3 * 365 * DAY,
    since: 'end of the alert',
    remove: oldRows({ table: 'search_alerts', key: ['id'], column: 'ended_at' }),
  },
]
