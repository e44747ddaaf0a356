import { parseSearchQuery, type Find, type SearchHit } from '#kernel/search-query.ts'
import type { App } from '#platform/app.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import { recordAccess } from '../access/record-access.usecase.ts'
import { rolesOf } from '../members/member.store.ts'
import { mayDo, type StaffRole } from '../members/staff-role.contract.ts'
import type * as operations from './find-operations.contract.ts'
import type { StaffSearchResults, SearchHitKind } from './find.contract.ts'

/** Max results shown per kind. */
const MAX_SHOWN = 6

/** Search of one kind of rows, and the roles that may use it. */
export type Finder = { kind: SearchHitKind; needs: readonly StaffRole[]; find: Find }

declare module '#platform/app.ts' {
  interface App {
    /** The staff's search of each kind, provided by the domain of its rows. */
    finders: readonly Finder[]
    /** Keyed hash: a plain hash of an address could be reversed. */
    searchHash: (text: string) => Buffer
  }
}

/**
 * Finds everything that matches a line of text, grouped by kind; empty groups are omitted. Searches all kinds
 * concurrently. The search is audited, with the hash of its text.
 */
export async function find(
  app: Pick<App, 'db' | 'clock' | 'finders' | 'searchHash'>,
  { query: { search }, by, language }: Call<typeof operations.find>,
): Promise<StaffSearchResults> {
  const roles = await rolesOf(app.db, by.staffId)
  const readings = parseSearchQuery(search, app.clock.now().toZonedDateTimeISO('UTC').toPlainDate())
  const found = app.finders
    .filter(({ needs }) => mayDo(roles, needs))
    .map(async (finder) => {
      const read = readings.map((reading) => finder.find(reading, MAX_SHOWN + 1, language))
      const all = (await Promise.all(read)).flat()
      const rows = [...new Map(all.map((row): [string, SearchHit] => [row.id, row])).values()]
      return { kind: finder.kind, items: rows.slice(0, MAX_SHOWN), more: rows.length > MAX_SHOWN }
    })
  const subject = { kind: 'search', id: app.searchHash(search.toLowerCase()).toString('hex') } as const
  const [groups] = await Promise.all([
    Promise.all(found),
    recordAccess(app, by, { action: 'search_everything', subject }),
  ])
  return { groups: groups.filter(({ items }) => items.length > 0) }
}
