import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { wordingOf } from '#domains/fares/categories.contract.ts'
import { DayText } from '#ui/formats/day-text.tsx'
import { Price } from '#ui/formats/price.tsx'
import { wallTime } from '#ui/formats/wall-time.ts'
import type { FieldSpec } from '../../form/field-spec.ts'
import { StaffForm } from '../../form/staff-form.tsx'
import { useActionForm, type ActionFormProps } from './use-action-form.ts'

const FIELDS: readonly FieldSpec[] = [{ name: 'reason', kind: 'long_text', optional: true }]

/** Records a no-show. Warns first that the traveller gets no refund. */
export function NoShowForm(props: ActionFormProps) {
  const { trip } = props
  const { t } = useTranslation('dispatch')
  const actionForm = useActionForm(props, 'no_show', {
    fields: FIELDS,
    sums: () => [trip.paid],
    body: ({ reason }) => (reason === null ? {} : { reason }),
  })
  return (
    <StaffForm {...actionForm} words="dispatch:no_show">
      <p className="text-sm">
        {t('no_show.text')} {t('cancel.kept')} <Price value={trip.paid} />.{' '}
        {t('no_show.from', wordingOf(trip.request.category))}{' '}
        <DayText value={wallTime(trip.no_show_from, trip.city.time_zone)} className="tabular" />.
      </p>
    </StaffForm>
  )
}
