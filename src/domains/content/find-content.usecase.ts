import { hasTerms } from '#kernel/searchable.ts'
import { isOnlyWords, type Find } from '#kernel/search-query.ts'
import type { Db } from '#platform/db/database.ts'
import { listPublished } from './content.store.ts'

/**
 * Finds published pages by their names, titles, headings and questions, in both languages. There are only
 * five.
 */
export function findContent(db: Db): Find {
  return async (query, limit, language) => {
    if (!isOnlyWords(query)) return []
    const pages = await listPublished(db)
    return pages
      .filter(({ page, body }) => hasTerms([page, ...titlesIn(body)], query.terms))
      .slice(0, limit)
      .map(({ page, body, changedAt }) => ({
        id: page,
        name: page,
        text: titlesIn(body[language] ?? body.en)[0] ?? null,
        state: null,
        at: changedAt === '' ? null : changedAt,
      }))
  }
}

/** Fields excluded from search: texts below the titles, whose words occur on every page. */
const LONG = new Set(['markdown', 'answer', 'text', 'lead', 'description', 'id'])

function titlesIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, one]) => (LONG.has(name) ? [] : titlesIn(one)))
}
