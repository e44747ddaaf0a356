import { sql } from 'kysely'
import type { SearchedTable } from '#platform/db/searched-rows.ts'

/** Search for trips users by name, address and number. */
export const SEARCHED_TRIP_PEOPLE: SearchedTable = {
  table: 'trip_people',
  texts: sql`array[]::text[] as codes, array[name] as names, array[email] as emails, mobile as phone`,
  only: sql`erased_at is null`,
}
