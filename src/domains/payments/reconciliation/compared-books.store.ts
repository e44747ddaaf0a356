import type { Db } from '#platform/db/database.ts'
import type { ComparedBooks } from './book-figures.ts'

export function comparedBooks(db: Db): () => Promise<ComparedBooks> {
  return async () => {
    const [{ open }, last] = await Promise.all([
      db
        .selectFrom('reconciliation_differences')
        .where('ended_at', 'is', null)
        .select(({ fn }) => fn.countAll<number>().as('open'))
        .executeTakeFirstOrThrow(),
      db
        .selectFrom('reconciliations')
        .select('ended_at')
        .where('ended_at', 'is not', null)
        .orderBy('day', 'desc')
        .limit(1)
        .executeTakeFirst(),
    ])
    return { openDifferences: open, endedAt: last?.ended_at ?? null }
  }
}
