import {
  fetchBaseQuery,
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryError,
} from '@reduxjs/toolkit/query'
import type { HeaderState } from './header.ts'

/** Context of the store's thunks and calls; on the server, `fetchApi` calls the API in-process. */
export type CallContext = { fetchApi?: ((request: Request) => Promise<Response>) | undefined; origin: string }

/** Timeout of a call, which then fails as TIMEOUT_ERROR. */
const TIMEOUT_MS = 30_000

/**
 * The base query of every API call, over HTTP in the browser and in-process on the server. Failures are RTK Query's
 * own: FETCH_ERROR, TIMEOUT_ERROR, PARSING_ERROR or the status with its problem document (specification §8). Every call
 * sends the page's `lang_id`, so that problems come in its language.
 */
export const baseQuery: BaseQueryFn<FetchArgs, unknown, FetchBaseQueryError> = async (
  args,
  api,
  extraOptions,
) => {
  const { fetchApi, origin } = api.extra as CallContext
  const { header } = api.getState() as { header: HeaderState }
  const params = { lang_id: header.lang_id, ...args.params }
  const query = fetchBaseQuery({
    baseUrl: `${origin}/api/`,
    timeout: TIMEOUT_MS,
    ...(fetchApi && { fetchFn: (input, init) => fetchApi(new Request(input, init)) }),
  })
  const reply = await query({ ...args, params }, api, extraOptions)
  // The store of a page drawn on the server is thrown away: a reply that is frozen already it does not walk through.
  if (fetchApi && typeof reply.data === 'object') Object.freeze(reply.data)
  return reply
}
