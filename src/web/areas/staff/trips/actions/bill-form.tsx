import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { wordingOf } from '#domains/fares/categories.contract.ts'
import type { NextBill } from '#domains/trips/dispatch/billing/next-bill.contract.ts'
import { useErrorWords } from '#ui/error-words.ts'
import { Price } from '#ui/formats/price.tsx'
import { Notice } from '#ui/notice.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Form } from '#web/forms/form.tsx'
import { Fact } from '../../frame/fact.tsx'
import { FareLines } from '../record/fare-lines.tsx'
import { TripMoney } from '../record/trip-money.tsx'
import { useReadNextBillQuery } from '../trips.api.ts'
import { useActionForm, type ActionFormProps } from './use-action-form.ts'

/** Preview of the bill as it would be issued now, or the reason why it cannot be. */
export function BillForm(props: ActionFormProps) {
  const words = useErrorWords()
  const { data, error } = useReadNextBillQuery({ id: props.trip.trip_id })
  if (error) return <Notice tone="bad" title={words(error)} />
  return data ? <IssueForm next={data} {...props} /> : <Skeleton className="h-60" />
}

/** Factor above the quote at which a bill shows a warning. */
const FAR_ABOVE = 2

/** Issues exactly the bill that is shown: the API compares the total. */
function IssueForm({ next, ...props }: ActionFormProps & { next: NextBill }) {
  const { trip } = props
  const { t } = useTranslation('dispatch')
  const { bill, tax, money, taken, returned } = next
  const estimated = bill.lines.filter(({ rule }) => rule === 'estimate_kept').map(({ label }) => label)
  const actionForm = useActionForm(props, 'bill', {
    sums: () => [bill.total],
    body: () => ({ accept_total: bill.total }),
  })
  return (
    <Form {...actionForm}>
      <p className="text-sm">{t('bill.text')}</p>
      {bill.total.amount > FAR_ABOVE * money.quoted.amount && (
        <Notice tone="careful" title={t('bill.far_above')} />
      )}
      {estimated.length > 0 && (
        <Notice tone="careful" title={t('bill.estimates')}>
          <p>{estimated.join(' · ')}</p>
        </Notice>
      )}
      <FareLines lines={bill.lines} total={bill.total} />
      <dl className="grid gap-3 text-sm sm:grid-cols-2">
        <Fact label={t('bill.recipient')}>
          <bdi>{tax.recipient.name}</bdi>
          {tax.recipient.tax_id !== null && (
            <bdi dir="ltr" className="block text-xs text-ink-soft">
              {tax.recipient.tax_id}
            </bdi>
          )}
        </Fact>
        <Fact label={t('bill.supplier')}>
          <bdi>{tax.supplier.name}</bdi>
        </Fact>
      </dl>
      {tax.reverse_charge && <p className="text-sm">{t('bill.reverse_charge')}</p>}
      <TripMoney money={money} />
      <p className="text-sm">
        {t(`bill.by_${trip.pay_by}`, wordingOf(trip.request.category))}
        {taken.amount > 0 && (
          <>
            {' '}
            {t('bill.taken')} <Price value={taken} />.
          </>
        )}
        {returned.amount > 0 && (
          <>
            {' '}
            {t('bill.returned')} <Price value={returned} />.
          </>
        )}
      </p>
    </Form>
  )
}
