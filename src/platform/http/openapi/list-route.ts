import type { z } from 'zod'
import { jsonReplies } from './openapi.ts'
import { createRoute, type Declaration } from './route.ts'

type ListRoute<Path, Query, Page> = Pick<Declaration, 'access' | 'limit'> & {
  path: Path
  summary: string
  /** Filters, and what `keyedQuery` has. */
  query: Query
  /** What `keyedPage` has, and what else is told of the list. */
  page: Page
}

/** The route of a list that is read page by page. */
export function listRoute<Path extends string, Query extends z.ZodObject, Page extends z.ZodType>({
  query,
  page,
  ...declared
}: ListRoute<Path, Query, Page>) {
  return createRoute({
    ...declared,
    method: 'get',
    request: { query },
    responses: jsonReplies(200, page, 'A page of them'),
  })
}
