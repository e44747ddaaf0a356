import { useState } from 'react'
import { useController } from 'react-hook-form'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { PlaceField } from '#web/rentals/search-form/place-field.tsx'
import type { StaffFormState } from '../form/use-staff-form.ts'

/** The place of pick-up that a rule is for. What is typed and not chosen is sent as it is: it is no place, and is refused. */
export function MarginPlace({ form }: { form: StaffFormState }) {
  const { t } = useTranslation('staff_suppliers')
  const { field } = useController({ control: form.control, name: 'place_id' })
  const [chosenId, setChosenId] = useState(field.value as string)
  const choose = (id: string) => {
    setChosenId(id)
    field.onChange(id)
  }
  return (
    <PlaceField
      name="pickup"
      id={`${form.id}-place_id`}
      label={t('fields.place_id')}
      chosenId={chosenId}
      onChoose={choose}
      onType={field.onChange}
      error={form.faultAt('place_id')}
    />
  )
}
