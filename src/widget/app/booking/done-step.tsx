import { StepHeading } from '../steps/step-heading.tsx'

export function DoneStep(_props: { tripId: string }) {
  return <StepHeading>DoneStep</StepHeading>
}
