import { Suspense, useEffect } from 'react'
import { Skeleton } from '#ui/skeleton.tsx'
import { useAccount } from '../account/use-account.ts'
import { useBooking } from '../booking/use-booking.ts'
import { useWidget } from '../widget-context.ts'
import { useSteps } from './use-steps.ts'

/** The step that the traveller is at, behind the tabs. */
export function StepView() {
  return (
    <Suspense fallback={<Skeleton className="m-4 h-96" />}>
      <CurrentStep />
    </Suspense>
  )
}

const TRIPS = { name: 'trips' } as const

function CurrentStep() {
  const { step } = useSteps()
  const { SignInStep, DetailsStep, DoneStep, TripsStep, TripStep, MyAccountStep, ...price } =
    useWidget().behindTabs
  const { isSignedIn } = useAccount()
  const { chosen } = useBooking()
  switch (step.name) {
    case 'sign_in':
      return <SignInStep next={{ name: step.next }} />
    case 'details':
      if (!chosen) return <ToSearch />
      return isSignedIn ? <DetailsStep chosen={chosen} /> : <SignInStep next={step} />
    case 'done':
      return isSignedIn ? <DoneStep key={step.tripId} tripId={step.tripId} /> : <SignInStep next={TRIPS} />
    case 'trips':
      return isSignedIn ? <TripsStep /> : <SignInStep next={step} />
    case 'my_account':
      return isSignedIn ? <MyAccountStep /> : <SignInStep next={TRIPS} />
    case 'trip':
      return isSignedIn ? <TripStep key={step.tripId} tripId={step.tripId} /> : <SignInStep next={step} />
    case 'price_request':
      return <price.PriceRequestStep input={step.input} />
    case 'price_offer':
      return <price.PriceOfferStep offer={step.offer} />
    default:
      return null
  }
}

/** Going back to a completed booking leads to the tabs. */
function ToSearch() {
  const { go } = useSteps()
  useEffect(() => go({ name: 'search' }, 'instead'), [go])
  return null
}
