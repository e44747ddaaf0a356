import { sql } from 'kysely'
import { oldRows, type RemoveOld, type Retention } from '#platform/db/old-rows.store.ts'

const DAY = 24

/** Texts with limited retention. Human translations stay. */
export const translationRetention: readonly Retention[] = [
  {
    what: 'Texts pending translation',
    hours: 30 * DAY,
    since: 'last seen',
    remove: removeOldTexts('missing', 'last_seen'),
  },
  {
    what: 'Unreviewed machine translations',
    hours: 90 * DAY,
    since: 'creation',
    remove: removeOldTexts('machine', 'changed_at'),
  },
  {
    what: 'Dismissed texts',
    hours: 365 * DAY,
    since: 'dismissal',
    remove: removeOldTexts('dismissed', 'changed_at'),
  },
  {
    what: 'Counts of new texts per day',
    hours: 7 * DAY,
    since: 'the first one',
    remove: oldRows({ table: 'translation_days', key: ['platform', 'day'], column: 'opened_at' }),
  },
]

function removeOldTexts(
  state: 'missing' | 'machine' | 'dismissed',
  column: 'last_seen' | 'changed_at',
): RemoveOld {
  return oldRows({ table: 'translations', key: ['id'], column, only: sql`state = ${state}` })
}
