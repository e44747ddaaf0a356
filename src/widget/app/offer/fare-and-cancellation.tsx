import type { Fare } from '#domains/fares/lines/fare.contract.ts'
import { classes } from '#ui/classes.ts'
import type { CancellationStep } from './cancellation.ts'
import { CancellationSteps } from './cancellation-steps.tsx'
import { FareDetails } from './fare-details.tsx'

type FareAndCancellationProps = {
  fare: Fare
  cancellation: readonly CancellationStep[]
  /** To whom these costs apply. */
  note?: string
  timeZone: string
  className: string
}

/** How a price comes about, and what cancelling costs: beside each other where there is room. */
export function FareAndCancellation({
  fare,
  cancellation,
  note,
  timeZone,
  className,
}: FareAndCancellationProps) {
  return (
    <div
      className={classes(
        'grid gap-5 bg-sand p-4 min-[640px]:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]',
        className,
      )}
    >
      <FareDetails fare={fare} />
      <CancellationSteps steps={cancellation} note={note} timeZone={timeZone} />
    </div>
  )
}
