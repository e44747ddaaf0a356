import { Price } from '#ui/formats/price.tsx'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { StaffForm } from '../../form/staff-form.tsx'
import { CardText } from '../card-text.tsx'
import type { ActFormProps } from './act-form-props.ts'
import { useActForm } from './use-act-form.ts'

/** Sends again what the gateway refused, which is named first. */
export function RetryForm(props: ActFormProps) {
  const { booking, refunds } = props.found
  const { t } = useTranslation('staff_bookings')
  const failed = refunds.filter(({ state }) => state === 'failed')
  const act = useActForm(props, 'retry_refund', {
    fields: [],
    sums: () => failed.map(({ amount }) => amount),
    body: () => ({}),
  })
  return (
    <StaffForm {...act} look="danger">
      <p className="text-sm">{t('retry_refund.text')}</p>
      <ul className="text-sm">
        {failed.map(({ request_id, amount }) => (
          <li key={request_id}>
            <Price value={amount} className="font-semibold" />
          </li>
        ))}
        <li>
          <CardText card={booking.card} />
        </li>
      </ul>
    </StaffForm>
  )
}
