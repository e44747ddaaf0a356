import type { Db } from '#platform/db/database.ts'

/** Tasks that no person has done yet, by kind; kinds without any are left out. */
export async function countOpenTasks(db: Db): Promise<{ kind: string; open: number }[]> {
  const rows = await db
    .selectFrom('staff_tasks')
    .select(['kind', (count) => count.fn.countAll<string>().as('open')])
    .where('done_at', 'is', null)
    .groupBy('kind')
    .execute()
  return rows.map(({ kind, open }) => ({ kind, open: Number(open) }))
}
