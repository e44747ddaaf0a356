import { TwoStep } from '../security/two-step.tsx'
import { DevicesCard } from './devices-card.tsx'
import { PasswordCard } from './password-card.tsx'

/** How the account is kept safe. */
export function SecuritySection() {
  return (
    <div className="flex flex-col gap-6">
      <PasswordCard />
      <TwoStep />
      <DevicesCard />
    </div>
  )
}
