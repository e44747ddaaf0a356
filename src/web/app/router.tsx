import type { RouteObject } from 'react-router'
import { pages } from './routes.ts'
import { RouteFault } from '#web/shell/route-fault.tsx'
import { Shell } from '#web/shell/shell.tsx'

/** All pages inside the shell. */
export const routes: RouteObject[] = [
  { id: 'shell', Component: Shell, ErrorBoundary: RouteFault, children: pages },
]
