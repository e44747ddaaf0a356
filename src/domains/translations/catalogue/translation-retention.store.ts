import { sql } from 'kysely'
import { oldRows, type RemoveOld, type Retention } from '#platform/db/old-rows.store.ts'

const DAY = 24

/** Texts with limited retention. Human translations stay. */
export const translationRetention: readonly Retention[] = [
  {
    what: 'Texts that wait for a translator',
    hours: 30 * DAY,
    since: 'they were last seen',
    remove: removeOldTexts('missing', 'last_seen'),
  },
  {
    what: 'Machine translations that nobody has read',
    hours: 90 * DAY,
    since: 'they were made',
    remove: removeOldTexts('machine', 'changed_at'),
  },
  {
    what: 'Texts that the staff leave untranslated',
    hours: 365 * DAY,
    since: 'they were dismissed',
    remove: removeOldTexts('dismissed', 'changed_at'),
  },
  {
    what: 'Counts of texts that were added on a day',
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
