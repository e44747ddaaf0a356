import { lazy, Suspense } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { laterCode } from '#ui/later-code.ts'

const screen = () => import('./fault-screen.tsx')
/** Rendered by the server; in the browser, where few visitors see it, its code comes with that of the footer's form. */
const FaultScreen = import.meta.env.SSR
  ? (await screen()).FaultScreen
  : lazy(laterCode(() => screen().then((part) => ({ default: part.FaultScreen }))).wanted)

/** What a page shows instead of itself: not found, or something went wrong. */
export function RouteFault() {
  const fault = useRouteError()
  const status = isRouteErrorResponse(fault) ? fault.status : 500
  return (
    <Suspense fallback={null}>
      <FaultScreen kind={status === 404 ? 'missing' : 'broken'} />
    </Suspense>
  )
}
