import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { StaffTrip } from '#domains/trips/dispatch/dispatch.contract.ts'
import type { Money } from '#kernel/money.ts'
import { FormInPlace } from '#web/forms/form-in-place.tsx'
import { Button } from '#ui/button.tsx'
import type { FieldSpec } from '../../form/field-spec.ts'
import { useActForm } from '../acts/use-act-form.ts'
import { StaffForm } from '../../form/staff-form.tsx'

/** The acts that take a wrong entry of a trip's record back, and what each calls the entry's id. */
const ID_OF = { remove_charge: 'charge_id', remove_collection: 'collection_id' } as const

/** `words`: where the field's label is. */
type TakeBackProps = {
  trip: StaffTrip
  act: keyof typeof ID_OF
  id: string
  label: string
  amount: Money
  words: string
  onDone: () => void
}

/** A button that takes a wrong entry back, while that is possible. */
export function TakeBack({ label, ...props }: TakeBackProps) {
  if (!props.trip.acts.includes(props.act)) return null
  return (
    <FormInPlace label={label} look="quiet">
      {(close) => <RemoveForm {...props} onLeave={close} />}
    </FormInPlace>
  )
}

const FIELDS: readonly FieldSpec[] = [{ name: 'reason', kind: 'text' }]

/** Asks why, as the history keeps both. */
function RemoveForm({
  trip,
  act,
  id,
  amount,
  words,
  onDone,
  onLeave,
}: Omit<TakeBackProps, 'label'> & { onLeave: () => void }) {
  const { t } = useTranslation('dispatch')
  const leave = (
    <Button look="quiet" onClick={onLeave}>
      {t('acts.leave')}
    </Button>
  )
  const form = useActForm({ trip, look: 'danger', beside: leave, onDone }, act, {
    fields: FIELDS,
    sums: () => [amount],
    body: (typed) => ({ ...typed, [ID_OF[act]]: id }),
  })
  return <StaffForm {...form} words={words} />
}
