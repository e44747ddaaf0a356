import { sql } from 'kysely'
import type { FoundTable } from '#platform/db/found-rows.ts'

/** Search for trips users by name, address and number. */
export const FOUND_TRIP_PEOPLE: FoundTable = {
  table: 'trip_people',
  texts: sql`array[]::text[] as codes, array[name] as names, array[email] as emails, mobile as phone`,
  only: sql`erased_at is null`,
}
