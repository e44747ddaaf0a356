import type { z } from 'zod'
import { jsonReplies } from './openapi.ts'
import { createRoute, type Declaration } from './route.ts'

type ListRoute<Path, Query, Page> = Pick<Declaration, 'access' | 'limit'> & {
  path: Path
  summary: string
  /** Filters, in addition to the fields of `keyedQuery`. */
  query: Query
  /** The fields of `keyedPage`, and further details of the list. */
  page: Page
}

/** Creates the route of a paged list. */
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
