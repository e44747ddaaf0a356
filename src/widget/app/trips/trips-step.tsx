import { StepHeading } from '../steps/step-heading.tsx'

export function TripsStep(_props: object) {
  return <StepHeading>TripsStep</StepHeading>
}
