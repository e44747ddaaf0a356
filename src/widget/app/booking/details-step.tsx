import { StepHeading } from '../steps/step-heading.tsx'

export function DetailsStep(_props: { chosen: object }) {
  return <StepHeading>DetailsStep</StepHeading>
}
