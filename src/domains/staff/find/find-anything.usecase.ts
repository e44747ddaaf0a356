import type { Language } from '#kernel/locale.ts'
import { parseSearchQuery, type Find, type Found } from '#kernel/search-query.ts'
import type { StaffActor } from '../audit.ts'
import type { RecordAccess } from '../access/record-access.usecase.ts'
import type { StaffAccess } from '../members/member.store.ts'
import { mayDo, type StaffRole } from '../members/staff-role.contract.ts'
import type { FoundByStaff, FoundKind } from './find.contract.ts'

/** Of each kind. */
const MAX_SHOWN = 6

/** Who may find rows of a kind, and how. */
export type Finder = { kind: FoundKind; needs: readonly StaffRole[]; find: Find }

/** Everything that a line of text may mean to this member of the staff, by kinds; those without any are left out. */
export type FindAnything = (search: string, by: StaffActor, language: Language) => Promise<FoundByStaff>

type Needs = {
  finders: readonly Finder[]
  readAccess: (userId: string) => Promise<StaffAccess | null>
  recordAccess: RecordAccess
  now: () => Temporal.Instant
  /** Under a key: a plain hash of an address would tell it. */
  hash: (text: string) => Buffer
}

/** All kinds are asked at once. That somebody searched is in the audit, with the hash of what for. */
export function findAnything({ finders, readAccess, recordAccess, hash, now }: Needs): FindAnything {
  return async (search, by, language) => {
    const roles = (await readAccess(by.staffId))?.roles ?? []
    const readings = parseSearchQuery(search, now().toZonedDateTimeISO('UTC').toPlainDate())
    const found = finders
      .filter(({ needs }) => mayDo(roles, needs))
      .map(async ({ kind, find }) => {
        const found = await Promise.all(readings.map((sought) => find(sought, MAX_SHOWN + 1, language)))
        const rows = [...new Map(found.flat().map((row): [string, Found] => [row.id, row])).values()]
        return { kind, items: rows.slice(0, MAX_SHOWN), more: rows.length > MAX_SHOWN }
      })
    const subject = { kind: 'search', id: hash(search.toLowerCase()).toString('hex') } as const
    const [groups] = await Promise.all([
      Promise.all(found),
      recordAccess(by, { action: 'search_everything', subject }),
    ])
    return { groups: groups.filter(({ items }) => items.length > 0) }
  }
}
