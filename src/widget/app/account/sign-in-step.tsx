import { StepHeading } from '../steps/step-heading.tsx'

export function SignInStep(_props: { next: 'details' | 'trips' }) {
  return <StepHeading>SignInStep</StepHeading>
}
