import type { PreloadArgs } from '#web/app/page.ts'
import { fleetApi } from './fleet.api.ts'

/** Asks for the names that `useNames` shows, so that a page never shows ids first. */
export function preloadNames({ dispatch }: Pick<PreloadArgs, 'dispatch'>) {
  return dispatch(fleetApi.endpoints.recordNames.initiate(undefined, { subscribe: false }))
}
