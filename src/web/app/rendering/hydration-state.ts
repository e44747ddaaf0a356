import {
  UNSAFE_ErrorResponseImpl as ErrorResponse,
  isRouteErrorResponse,
  type HydrationState,
} from 'react-router'
import type { Site } from '../site.tsx'
import type { SiteState } from '../store.ts'
import { packedText, unpack } from './packed-state.ts'

export const STATE_ELEMENT = 'state'

/** State passed from the server render to the browser, inside the page. */
export type ServerState = {
  site: Site
  store: SiteState
  router: Pick<HydrationState, 'loaderData' | 'actionData'> & {
    errors: Record<string, { status: number; statusText: string }> | null
  }
}

/** JSON that is safe inside a script element. */
export function writeState(state: ServerState): string {
  return packedText(state).replaceAll('<', String.raw`\u003c`)
}

export function readState(text: string): ServerState {
  return unpack(JSON.parse(text)) as ServerState
}

/** Errors of the server render without their details: only the status and its text leave the server. */
export function writeErrors(errors: Record<string, unknown> | null): ServerState['router']['errors'] {
  if (!errors) return null
  const written = Object.entries(errors).map(([route, fault]) => [
    route,
    isRouteErrorResponse(fault)
      ? { status: fault.status, statusText: fault.statusText }
      : { status: 500, statusText: '' },
  ])
  return Object.fromEntries(written) as ServerState['router']['errors']
}

export function readErrors(errors: ServerState['router']['errors']): HydrationState['errors'] {
  if (!errors) return null
  const read = Object.entries(errors).map(([route, { status, statusText }]) => [
    route,
    new ErrorResponse(status, statusText, null),
  ])
  return Object.fromEntries(read) as HydrationState['errors']
}
