import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { z } from 'zod'
import type { TripQuote } from '#domains/fares/quotes/quote.contract.ts'
import { CATEGORIES, type TripCategory } from '#domains/fares/categories.contract.ts'
import { SelectField } from '#ui/fields/select-field.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { PartFields } from './part-fields.tsx'
import type { TripFieldsProps } from './trip-fields-props.ts'
import { askedTrip, NOTHING_TYPED, type TypedTrip } from './parse-trip-form.ts'
import type { AskedTripRequest } from '#domains/fares/shapes/trip-request.contract.ts'
import { Form } from '#web/forms/form.tsx'
import { useForm } from '#web/forms/use-form.ts'

type TripFormProps = {
  /** What the form starts with. */
  values?: TypedTrip
  quote: (request: AskedTripRequest) => Promise<{ data?: TripQuote | undefined; error?: unknown }>
  /** Null: what is asked for has changed since. */
  onQuoted: (quote: TripQuote | null, category: TripCategory) => void
}

/** What a caller asks for, in each category, and what it costs. What was typed stays on every refusal. */
export function TripForm({ values = NOTHING_TYPED, quote, onQuoted }: TripFormProps) {
  const { t } = useTranslation('dispatch')
  const language = useLanguage()
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
    values,
    send: quote,
    done: (quoted, { category }) => onQuoted(quoted, category),
  })
  const fields: TripFieldsProps = {
    typed: form.watch(),
    onType(part) {
      for (const [name, value] of Object.entries(part)) form.setValue(name as keyof TypedTrip, value)
      onQuoted(null, form.getValues('category'))
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
          const category = CATEGORIES.find(({ number }) => String(number) === value)
          form.clearErrors()
          if (category) fields.onType({ category: category.number })
        }}
        className="sm:max-w-xs"
        options={CATEGORIES.map(({ number, name }) => ({ value: number, label: name[language] }))}
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <PartFields {...fields} />
      </div>
    </Form>
  )
}
