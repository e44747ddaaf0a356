import { Suspense } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { lazyHydrated } from '#ui/lazy-module.ts'

const screen = () => import('./fault-screen.tsx').then((part) => part.FaultScreen)
/** Few visitors see an error; its code loads with that of the footer's form. */
const FaultScreen = import.meta.env.SSR ? await screen() : lazyHydrated(screen)

/** Error page: not found, or something went wrong. */
export function RouteFault() {
  const fault = useRouteError()
  const status = isRouteErrorResponse(fault) ? fault.status : 500
  return (
    <Suspense fallback={null}>
      <FaultScreen kind={status === 404 ? 'missing' : 'broken'} />
    </Suspense>
  )
}

/** The same for a page that draws its own header and footer, which are then missing. */
export function FramedFault() {
  return (
    <main id="content" tabIndex={-1} className="grow outline-none">
      <RouteFault />
    </main>
  )
}
