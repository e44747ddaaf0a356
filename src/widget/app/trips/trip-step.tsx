import { StepHeading } from '../steps/step-heading.tsx'

export function TripStep(_props: { tripId: string }) {
  return <StepHeading>TripStep</StepHeading>
}
