import { useState } from 'react'
import { KeepViewBody, type BookingView } from '#domains/rentals/staff/views/booking-view.contract.ts'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { useHeader } from '#web/app/store.ts'
import { useForm } from '#web/forms/use-form.ts'
import { FormCard } from '../../form/form-card.tsx'
import { useKeepViewMutation } from './booking-views.api.ts'

const Named = KeepViewBody.pick({ name: true })

/** Keeps how the list is filtered now, by a name. */
export function KeepViewForm({ filter, onDone }: { filter: BookingView['filter']; onDone: () => void }) {
  const { t } = useTranslation('staff_bookings')
  const { lang_id } = useHeader()
  const [keep] = useKeepViewMutation()
  const [shared, setShared] = useState(false)
  const form = useForm({
    id: 'view',
    contract: Named,
    values: { name: '' },
    send: ({ name }) => keep({ name, shared, filter, lang_id }),
    success: () => t('views.kept'),
    done: onDone,
  })
  return (
    <FormCard
      form={form}
      title={t('views.keep')}
      label={t('views.save')}
      onLeave={onDone}
      className="w-80 max-w-full"
    >
      <TextField
        {...form.field('name')}
        label={t('views.name')}
        hint={t('views.name_hint')}
        maxLength={40}
        autoComplete="off"
        required
      />
      <Checkbox
        id="view-shared"
        label={t('views.shared')}
        checked={shared}
        onChange={(event) => setShared(event.target.checked)}
      />
    </FormCard>
  )
}
