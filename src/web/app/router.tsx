import type { RouteObject } from 'react-router'
import { RouteFault } from '#web/shell/route-fault.tsx'
import { Shell } from '#web/shell/shell.tsx'

export const SHELL = 'shell'

/** Pages inside the shell. */
export function routesOf(pages: readonly RouteObject[]): RouteObject[] {
  return [{ id: SHELL, Component: Shell, ErrorBoundary: RouteFault, children: [...pages] }]
}
