import { addDays } from '#kernel/days.ts'
import { MAX_DAYS } from '#domains/fares/shapes/trip-limits.contract.ts'
import type { TripForm } from '../quote/use-trip-form.ts'
import { movedEnd, textOf, type When } from './place-clock.ts'
import { StartFields } from './start-fields.tsx'
import type { usePlaceClock } from './use-place-clock.ts'
import { WhenFields } from './when-fields.tsx'

/** Start and end of a trip in local time. */
export type Period = { start: When; end: When }

type PeriodFieldsProps = {
  form: TripForm
  clock: ReturnType<typeof usePlaceClock>
  value: Period
  /** Name and labels of the end field; null: not required. */
  end: { name: string; label: string; timeLabel: string } | null
  onChange: (period: Period) => void
  startLabel?: string
}

/** The start and the end, which moves with the start. */
export function PeriodFields({
  form,
  clock,
  value: { start, end },
  end: endField,
  onChange,
  startLabel,
}: PeriodFieldsProps) {
  const change = (period: Period) => {
    if (endField) form.clear(endField.name)
    onChange(period)
  }
  return (
    <div className="grid items-start gap-4 min-[640px]:grid-cols-2 min-[640px]:gap-3">
      <StartFields
        form={form}
        clock={clock}
        label={startLabel}
        value={start}
        onChange={(when) => change({ start: when, end: movedEnd(end, start, when) })}
      />
      {endField && (
        <WhenFields
          id={form.idOf(endField.name)}
          label={endField.label}
          timeLabel={endField.timeLabel}
          value={end}
          from={textOf(start)}
          last={addDays(start.day, MAX_DAYS)}
          onChange={(when) => change({ start, end: when })}
          error={form.errorOf(endField.name)}
        />
      )}
    </div>
  )
}
