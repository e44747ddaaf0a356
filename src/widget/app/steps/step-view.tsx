import { Suspense, useEffect } from 'react'
import { getI18n } from 'react-i18next'
import { laterCode, laterPart } from '#ui/later-code.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { useAccount } from '../account/use-account.ts'
import { useBooking } from '../booking/use-booking.ts'
import { addLaterWords } from '../words.ts'
import { useSteps } from './use-steps.ts'

const laterSteps = laterCode(async () => {
  const [steps] = await Promise.all([import('./later-steps.ts'), addLaterWords(getI18n())])
  return steps
})
const SignInStep = laterPart(laterSteps, (steps) => steps.SignInStep)
const DetailsStep = laterPart(laterSteps, (steps) => steps.DetailsStep)
const DoneStep = laterPart(laterSteps, (steps) => steps.DoneStep)
const TripsStep = laterPart(laterSteps, (steps) => steps.TripsStep)
const MyAccountStep = laterPart(
  laterCode(async () => {
    const [{ MyAccountStep: Step }] = await Promise.all([
      import('../my-account/my-account-step.tsx'),
      laterSteps.wanted(),
    ])
    return Step
  }),
  (step) => step,
)
const TripStep = laterPart(laterSteps, (steps) => steps.TripStep)

/** Loads the steps behind the tabs before they are wanted. */
export const loadStepsAhead = laterSteps.ahead

/** The step that the traveller is at, behind the tabs. */
export function StepView() {
  return (
    <Suspense fallback={<Skeleton className="m-4 h-96" />}>
      <CurrentStep />
    </Suspense>
  )
}

function CurrentStep() {
  const { step } = useSteps()
  const { isSignedIn } = useAccount()
  const { chosen } = useBooking()
  switch (step.name) {
    case 'sign_in':
      return <SignInStep next={step.next} />
    case 'details':
      if (!chosen) return <ToSearch />
      return isSignedIn ? <DetailsStep chosen={chosen} /> : <SignInStep next="details" />
    case 'done':
      return isSignedIn ? <DoneStep key={step.tripId} tripId={step.tripId} /> : <SignInStep next="trips" />
    case 'trips':
      return isSignedIn ? <TripsStep /> : <SignInStep next="trips" />
    case 'my_account':
      return isSignedIn ? <MyAccountStep /> : <SignInStep next="trips" />
    case 'trip':
      return isSignedIn ? <TripStep key={step.tripId} tripId={step.tripId} /> : <SignInStep next="trips" />
    default:
      return null
  }
}

/** A way back to a booking that is done with leads to the tabs. */
function ToSearch() {
  const { go } = useSteps()
  useEffect(() => go({ name: 'search' }, 'instead'), [go])
  return null
}
