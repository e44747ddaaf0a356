import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import type { TripQuote } from '#domains/fares/quote.contract.ts'
import { TRIP_CATEGORIES } from '#domains/fares/trip-category.contract.ts'
import { SelectField } from '#ui/fields/select-field.tsx'
import { useQuoteForCallerMutation } from '../trips.api.ts'
import { AirportFields } from './airport-fields.tsx'
import { JourneyFields } from './journey-fields.tsx'
import { SelfDriveFields } from './self-drive-fields.tsx'
import { ShuttleFields } from './shuttle-fields.tsx'
import type { TripFieldsProps } from './trip-fields-props.ts'
import { askedTrip, NOTHING_TYPED, type TypedTrip } from './asked-trip.ts'
import { Form } from '#web/forms/form.tsx'
import { useForm } from '#web/forms/use-form.ts'

type TripFormProps = {
  profileId: string | null
  /** Null: what is asked for has changed since. */
  onQuoted: (quote: TripQuote | null) => void
}

/** What a caller asks for, in each category, and what it costs. What was typed stays on every refusal. */
export function TripForm({ profileId, onQuoted }: TripFormProps) {
  const { t } = useTranslation('dispatch')
  const [quote] = useQuoteForCallerMutation()
  const form = useForm({
    id: 'trip',
    contract: z.custom<TypedTrip>().transform((typed, context) => {
      const asked = askedTrip(typed)
      if (asked.ok) return asked.request
      for (const { path, message } of asked.faults)
        context.addIssue({
          code: 'custom',
          path: [path],
          message: message === 'missing' ? t(`new.missing.${path}`) : message,
        })
      return z.NEVER
    }),
    values: NOTHING_TYPED,
    send: (request) => quote({ request, profile_id: profileId }),
    done: onQuoted,
  })
  const fields: TripFieldsProps = {
    typed: form.watch(),
    onType(part) {
      for (const [name, value] of Object.entries(part)) form.setValue(name as keyof TypedTrip, value)
      onQuoted(null)
    },
    errorOf: form.faultAt,
  }
  return (
    <Form form={form} label={t('new.quote')} look="main">
      <SelectField
        id="trip-category"
        label={t('trip.category')}
        value={fields.typed.category}
        onChange={({ target: { value } }) => {
          const category = Object.values(TRIP_CATEGORIES).find((one) => String(one) === value)
          form.clearErrors()
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
    </Form>
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
