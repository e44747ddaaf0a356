import { REFUND_CAUSES } from '#domains/rentals/bookings/paid-back.contract.ts'
import { isolate } from '#kernel/isolate.ts'
import { formatMoney, Price } from '#ui/formats/price.tsx'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { useLanguage } from '#ui/use-language.ts'
import type { FieldSpec } from '../../form/field-spec.ts'
import { StaffForm } from '../../form/staff-form.tsx'
import { Fact } from '../../frame/fact.tsx'
import { CardText } from '../card-text.tsx'
import type { ActFormProps } from './act-form-props.ts'
import { useActForm } from './use-act-form.ts'

/** Gives part of what was paid back while the booking stays; says first to which card, and what one person may give alone. */
export function RefundForm(props: ActFormProps) {
  const { booking, money } = props.found
  const { t } = useTranslation('staff_bookings')
  const language = useLanguage()
  const { currency } = money.paid
  const fields: readonly FieldSpec[] = [
    {
      name: 'amount',
      kind: 'amount',
      usual: [0, 500],
      label: t('refund.amount', { currency }),
      hint: t('refund.most', { amount: isolate(formatMoney(money.left, language)) }),
    },
    { name: 'cause', kind: 'choice', options: REFUND_CAUSES },
    { name: 'reason', kind: 'long_text' },
  ]
  const act = useActForm(props, 'refund', {
    fields,
    values: { cause: 'goodwill' },
    sums: ({ amount }) => [{ amount: Number(amount), currency }],
    body: ({ amount, ...typed }) => ({ ...typed, amount: { amount, currency } }),
  })
  return (
    <StaffForm {...act} look="danger">
      <p className="text-sm">{t('refund.text', { amount: isolate(formatMoney(money.alone, language)) })}</p>
      <dl className="grid gap-3 text-sm sm:grid-cols-2">
        <Fact label={t('pay_now')}>
          <Price value={money.paid} />
        </Fact>
        <Fact label={t('refund.to')}>
          <CardText card={booking.card} />
        </Fact>
      </dl>
    </StaffForm>
  )
}
