import {
  fetchBaseQuery,
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryError,
  type QueryReturnValue,
} from '@reduxjs/toolkit/query'
import type { HeaderState } from './header.ts'

export type CallOutcome = QueryReturnValue<unknown, FetchBaseQueryError, object>

export type InProcessQuery = (args: FetchArgs) => Promise<CallOutcome>

/** Context of the store's thunks and calls; on the server, `inProcess` calls the API in its own process. */
export type CallContext = { inProcess?: InProcessQuery | undefined; origin: string }

/** Timeout of a call, which then fails as TIMEOUT_ERROR. */
export const TIMEOUT_MS = 30_000

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
  const { inProcess, origin } = api.extra as CallContext
  const { header } = api.getState() as { header: HeaderState }
  const request = { ...args, params: { lang_id: header.lang_id, ...args.params } }
  if (inProcess) return inProcess(request)
  const query = fetchBaseQuery({ baseUrl: `${origin}/api/`, timeout: TIMEOUT_MS })
  return query(request, api, extraOptions)
}
