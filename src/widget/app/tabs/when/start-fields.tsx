import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { TripForm } from '../quote/use-trip-form.ts'
import { lastDay, type When } from './place-clock.ts'
import type { usePlaceClock } from './use-place-clock.ts'
import { WhenFields } from './when-fields.tsx'
import { ZoneNote } from './zone-note.tsx'

type StartFieldsProps = {
  form: TripForm
  clock: ReturnType<typeof usePlaceClock>
  value: When
  onChange: (start: When) => void
  /** Of the day; the pick-up's unless told. */
  label?: string | undefined
}

/** When a trip begins, and on whose clock. */
export function StartFields({
  form,
  clock: { city, now, earliest },
  value,
  onChange,
  label,
}: StartFieldsProps) {
  const { t } = useTranslation('tabs')
  return (
    <div className="flex flex-col gap-2">
      <WhenFields
        id={form.idOf('start')}
        label={label ?? t('when.day')}
        timeLabel={t('when.time')}
        value={value}
        from={earliest}
        last={lastDay(now)}
        onChange={(start) => {
          form.clear('start')
          onChange(start)
        }}
        error={form.errorOf('start')}
      />
      <ZoneNote city={city} at={value} />
    </div>
  )
}
