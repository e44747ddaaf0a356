import { addDays } from '#kernel/days.ts'
import { MAX_DAYS } from '#domains/fares/shapes/trip-limits.contract.ts'
import type { TripForm } from '../quote/use-trip-form.ts'
import { movedEnd, textOf, type When } from './place-clock.ts'
import { StartFields } from './start-fields.tsx'
import type { usePlaceClock } from './use-place-clock.ts'
import { WhenFields } from './when-fields.tsx'

/** When a trip begins and ends, on the clock of its place. */
export type Period = { start: When; end: When }

type PeriodFieldsProps = {
  form: TripForm
  clock: ReturnType<typeof usePlaceClock>
  value: Period
  /** The end's name in the form, and its labels; null: it is not asked for. */
  end: { name: string; label: string; timeLabel: string } | null
  onChange: (period: Period) => void
  startLabel?: string
}

/** The start and the end, which is moved with the start. */
export function PeriodFields({
  form,
  clock,
  value: { start, end },
  end: asked,
  onChange,
  startLabel,
}: PeriodFieldsProps) {
  const change = (period: Period) => {
    if (asked) form.clear(asked.name)
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
      {asked && (
        <WhenFields
          id={form.idOf(asked.name)}
          label={asked.label}
          timeLabel={asked.timeLabel}
          value={end}
          from={textOf(start)}
          last={addDays(start.day, MAX_DAYS)}
          onChange={(when) => change({ start, end: when })}
          error={form.errorOf(asked.name)}
        />
      )}
    </div>
  )
}
