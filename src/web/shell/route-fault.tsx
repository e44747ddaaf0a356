import { isRouteErrorResponse, useRouteError } from 'react-router'
import { FaultScreen } from './fault-screen.tsx'

/** What a page shows instead of itself: not found, or something went wrong. */
export function RouteFault() {
  const fault = useRouteError()
  const status = isRouteErrorResponse(fault) ? fault.status : 500
  return <FaultScreen kind={status === 404 ? 'missing' : 'broken'} />
}

/** The same for a page that draws its own surroundings, which are then missing. */
export function FramedFault() {
  return (
    <main id="content" tabIndex={-1} className="grow outline-none">
      <RouteFault />
    </main>
  )
}
