import { combineReducers, configureStore, type Middleware } from '@reduxjs/toolkit'
import { QueryStatus } from '@reduxjs/toolkit/query'
import { useDispatch, useSelector } from 'react-redux'
import { api } from './api.ts'
import type { CallContext } from './base-query.ts'
import { callsChanged, headerReducer } from './header.ts'
import { sessionReducer } from './session/session.ts'

const reducer = combineReducers({
  header: headerReducer,
  session: sessionReducer,
  [api.reducerPath]: api.reducer,
})

export type SiteState = ReturnType<typeof reducer>

/** Returns the site's state: one store per page load in the browser, one per request on the server. */
export function createSiteStore(calls: CallContext, state?: Partial<SiteState>) {
  return configureStore({
    reducer,
    ...(state && { preloadedState: state }),
    // Development checks, which would slow down every server render.
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: calls }, serializableCheck: false, immutableCheck: false }).concat(
        api.middleware,
        followCalls,
      ),
    devTools: false,
  })
}

export type SiteStore = ReturnType<typeof createSiteStore>

export const useSiteSelector = useSelector.withTypes<SiteState>()
export const useSiteDispatch = useDispatch.withTypes<SiteStore['dispatch']>()
export const useHeader = () => useSiteSelector((state) => state.header)

/**
 * Keeps the header's `fetching` and `carSearching` in sync with the calls in progress. On the server, all
 * calls have ended when a page is rendered.
 */
const followCalls: Middleware = (store) => (next) => (action) => {
  if (import.meta.env.SSR) return next(action)
  const result = next(action)
  const { header, api: calls } = store.getState() as SiteState
  const pending = [...Object.values(calls.queries), ...Object.values(calls.mutations)].filter(
    (call) => call?.status === QueryStatus.pending,
  )
  const fetching = pending.length > 0
  const carSearching = pending.some((call) => call?.endpointName === 'searching')
  if (fetching !== header.fetching || carSearching !== header.carSearching)
    store.dispatch(callsChanged({ fetching, carSearching }))
  return result
}
