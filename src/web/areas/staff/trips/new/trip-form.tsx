import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { problemOf } from '#ui/error-words.ts'
import type { TripQuote } from '#domains/fares/quote.contract.ts'
import { TRIP_CATEGORIES } from '#domains/fares/trip-category.contract.ts'
import { fieldMessage } from '#web/forms/field-message.ts'
import { Refused } from '#web/forms/refused.tsx'
import { Button } from '#ui/button.tsx'
import { FaultList } from '#ui/fault-list.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { useQuoteForCallerMutation } from '../trips.api.ts'
import { askedTrip, fieldAt, NOTHING_TYPED, type TripFault, type TypedTrip } from './asked-trip.ts'
import { AirportFields } from './airport-fields.tsx'
import { JourneyFields } from './journey-fields.tsx'
import { SelfDriveFields } from './self-drive-fields.tsx'
import { ShuttleFields } from './shuttle-fields.tsx'
import type { TripFieldsProps } from './trip-fields-props.ts'

type TripFormProps = {
  profileId: string | null
  /** Null: what is asked for has changed since. */
  onQuoted: (quote: TripQuote | null) => void
}

/** What a caller asks for, in each category, and what it costs. What was typed stays on every refusal. */
export function TripForm({ profileId, onQuoted }: TripFormProps) {
  const { t } = useTranslation(['dispatch', 'terms'])
  const [typed, setTyped] = useState<TypedTrip>(NOTHING_TYPED)
  const [faults, setFaults] = useState<readonly TripFault[]>([])
  const [refusal, setRefusal] = useState<unknown>(null)
  const [quote, { isLoading }] = useQuoteForCallerMutation()
  const summary = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (faults.length > 0) summary.current?.focus()
  }, [faults])

  const messageOf = ({ path, message }: TripFault) =>
    message === 'missing' ? t(`new.missing.${path}`) : fieldMessage(message, t)
  const fields: TripFieldsProps = {
    typed,
    onType(part) {
      setTyped((before) => ({ ...before, ...part }))
      onQuoted(null)
    },
    errorOf(path) {
      const fault = faults.find((one) => one.path === path)
      return fault && messageOf(fault)
    },
  }

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    setRefusal(null)
    const asked = askedTrip(typed)
    setFaults(asked.ok ? [] : asked.faults)
    if (!asked.ok || isLoading) return
    const { data, error } = await quote({ request: asked.request, profile_id: profileId })
    if (data) return onQuoted(data)
    const told = (problemOf(error)?.fields ?? []).map(({ path, message }) => ({
      path: fieldAt(path),
      message,
    }))
    setFaults(told)
    setRefusal(told.length === 0 ? error : null)
  }
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
      {faults.length > 0 && (
        <FaultList
          ref={summary}
          title={t('new.faults')}
          faults={faults.map((fault) => ({ id: `trip-${fault.path}`, message: messageOf(fault) }))}
        />
      )}
      {refusal !== null && <Refused error={refusal} />}
      <SelectField
        id="trip-category"
        label={t('trip.category')}
        value={typed.category}
        onChange={({ target: { value } }) => {
          const category = Object.values(TRIP_CATEGORIES).find((one) => String(one) === value)
          setFaults([])
          if (category) fields.onType({ category })
        }}
        className="sm:max-w-xs"
      >
        {Object.values(TRIP_CATEGORIES).map((category) => (
          <option key={category} value={category}>
            {t(`categories.${category}`)}
          </option>
        ))}
      </SelectField>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <CategoryFields {...fields} />
      </div>
      <Button type="submit" busy={isLoading} className="self-start">
        {t('new.quote')}
      </Button>
    </form>
  )
}

function CategoryFields(fields: TripFieldsProps) {
  switch (fields.typed.category) {
    case TRIP_CATEGORIES.airportPickUp:
    case TRIP_CATEGORIES.airportDrop:
      return <AirportFields {...fields} />
    case TRIP_CATEGORIES.selfDrive:
      return <SelfDriveFields {...fields} />
    case TRIP_CATEGORIES.shuttle:
      return <ShuttleFields {...fields} />
    default:
      return <JourneyFields {...fields} />
  }
}
