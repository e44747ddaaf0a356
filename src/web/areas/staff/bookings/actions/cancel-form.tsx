import { REFUND_CAUSES } from '#domains/rentals/bookings/paid-back.contract.ts'
import { isolate } from '#kernel/isolate.ts'
import { subtract } from '#kernel/money.ts'
import { formatMoney, Price } from '#ui/formats/price.tsx'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { useLanguage } from '#ui/use-language.ts'
import type { FieldSpec } from '../../form/field-spec.ts'
import { StaffForm } from '../../form/staff-form.tsx'
import { Fact } from '../../frame/fact.tsx'
import { CardText } from '../card-text.tsx'
import { useActionForm, type ActionFormProps } from './use-action-form.ts'

const REASON: FieldSpec = { name: 'reason', kind: 'long_text' }

/** Cancels the booking. Shows the refund by its terms, the card, the fees, and the possible goodwill refund first. */
export function CancelForm(props: ActionFormProps) {
  const { booking, money } = props.found
  const { t } = useTranslation('staff_bookings')
  const language = useLanguage()
  const { cancellation, left, alone } = money
  const { currency } = left
  const more = cancellation ? subtract(left, cancellation.refund) : left
  const text = (value: typeof more) => isolate(formatMoney(value, language))
  const goodwill: FieldSpec = {
    name: 'goodwill',
    kind: 'part',
    optional: true,
    fields: [
      {
        name: 'amount',
        kind: 'amount',
        usual: [0, 500],
        optional: true,
        label: t('cancel.more', { currency }),
        hint: t('refund.most', { amount: text(more) }),
      },
      {
        name: 'cause',
        kind: 'one_of',
        label: t('refund.cause'),
        options: REFUND_CAUSES.map((cause) => ({ value: cause, label: t(`refund.options.${cause}`) })),
      },
    ],
  }
  const fields = more.amount > 0 ? [goodwill, REASON] : [REASON]
  const actionForm = useActionForm(props, 'cancel', {
    fields,
    values: { goodwill: { cause: 'plans_changed' } },
    sums: ({ goodwill: input }) => [
      ...(cancellation ? [cancellation.refund] : []),
      ...(isEntered(input) && input.amount ? [{ amount: Number(input.amount), currency }] : []),
    ],
    body: ({ goodwill: input, ...rest }) => ({
      ...rest,
      refund: cancellation?.refund,
      ...(isEntered(input) && { goodwill: { ...input, amount: { amount: input.amount, currency } } }),
    }),
  })
  if (!cancellation) return null
  const { refund, fee, to_supplier } = cancellation
  return (
    <StaffForm {...actionForm} variant="danger">
      <p className="text-sm">{t('cancel.text')}</p>
      <dl className="grid gap-3 text-sm sm:grid-cols-2">
        <Fact label={t('cancel.back')}>
          <Price value={refund} className="font-semibold" />
          <CardText card={booking.card} />
        </Fact>
        <Fact label={t('cancel.kept')}>
          <Price value={fee} className="font-semibold" />
        </Fact>
        {fee.amount > 0 && to_supplier && (
          <Fact label={t('cancel.to_supplier')}>
            <Price value={to_supplier} />
          </Fact>
        )}
      </dl>
      {more.amount > 0 && (
        <p className="text-sm text-ink-soft">{t('cancel.beyond', { amount: text(alone) })}</p>
      )}
    </StaffForm>
  )
}

/** Returns true if a goodwill refund was entered. */
function isEntered(input: unknown): input is { amount: unknown; cause: unknown } {
  return typeof input === 'object' && input !== null
}
