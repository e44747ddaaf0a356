/** The migration that creates the schema of a new database. */
export const BASELINE = '0495_baseline'

/** The migrations that the baseline replaced (decision 0064): their number and the last one. */
const FORMER = { count: 154, last: '0495_open_days_are_not_locked', commit: 'fbeb63b3' }

/** A database or a backup that lacks some of the former migrations, which this release no longer contains. */
export class SchemaTooOld extends Error {
  constructor(had: number) {
    super(
      `its schema is too old, with ${had} of ${FORMER.count} former migrations: upgrade it with commit ${FORMER.commit} first`,
    )
  }
}

/**
 * Returns the names of a database's migrations, with the baseline instead of those that it replaced. Throws
 * if the database lacks some of them.
 */
export function withBaseline(names: readonly string[]): ReadonlySet<string> {
  const former = names.filter(isFormer)
  if (former.length === 0) return new Set(names)
  if (former.length < FORMER.count || !former.includes(FORMER.last)) throw new SchemaTooOld(former.length)
  return new Set([BASELINE, ...names.filter((name) => !isFormer(name))])
}

function isFormer(name: string): boolean {
  return name !== BASELINE && name.slice(0, 4) <= FORMER.last.slice(0, 4)
}
