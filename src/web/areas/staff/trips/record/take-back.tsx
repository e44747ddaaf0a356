import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { StaffTrip } from '#domains/trips/dispatch/dispatch.contract.ts'
import type { Money } from '#kernel/money.ts'
import { FormInPlace } from '#web/forms/form-in-place.tsx'
import { Button } from '#ui/button.tsx'
import type { FieldSpec } from '../../form/field-spec.ts'
import { useActionForm } from '../actions/use-action-form.ts'
import { StaffForm } from '../../form/staff-form.tsx'

/** Actions that remove a wrong entry of a trip, with the name of the entry's id in their body. */
const ID_OF = { remove_charge: 'charge_id', remove_collection: 'collection_id' } as const

/** `words`: path of the field label in the messages. */
type TakeBackProps = {
  trip: StaffTrip
  action: keyof typeof ID_OF
  id: string
  label: string
  amount: Money
  words: string
  onDone: () => void
}

/** Button that removes a wrong entry. Renders nothing if that is no longer possible. */
export function TakeBack({ label, ...props }: TakeBackProps) {
  if (!props.trip.acts.includes(props.action)) return null
  return (
    <FormInPlace label={label} variant="quiet">
      {(close) => <RemoveForm {...props} onCancel={close} />}
    </FormInPlace>
  )
}

const FIELDS: readonly FieldSpec[] = [{ name: 'reason', kind: 'text' }]

/** Requests the reason, as the history keeps the entry and its removal. */
function RemoveForm({
  trip,
  action,
  id,
  amount,
  words,
  onDone,
  onCancel,
}: Omit<TakeBackProps, 'label'> & { onCancel: () => void }) {
  const { t } = useTranslation('dispatch')
  const cancelButton = (
    <Button variant="quiet" onClick={onCancel}>
      {t('acts.leave')}
    </Button>
  )
  const form = useActionForm({ trip, variant: 'danger', beside: cancelButton, onDone }, action, {
    fields: FIELDS,
    sums: () => [amount],
    body: (input) => ({ ...input, [ID_OF[action]]: id }),
  })
  return <StaffForm {...form} words={words} />
}
