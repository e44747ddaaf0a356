import { formatPercent } from '#ui/formats/text-formats.ts'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { PersonalCoupon } from '#domains/coupons/coupon.contract.ts'
import { isolate } from '#kernel/isolate.ts'
import { useListPersonalCouponsQuery } from './account.api.ts'
import { useSite } from '#web/app/site.tsx'
import { LinkButton } from '#web/shell/link-button.tsx'
import { Card } from '#ui/card.tsx'
import { Chip } from '#ui/chip.tsx'
import { classes } from '#ui/classes.ts'
import { DayText } from '#ui/formats/day-text.tsx'
import { TicketDrawing } from '#ui/drawings/paper-drawings.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { formatMoney } from '#ui/formats/price.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { usePreservedFocus } from '#web/forms/use-preserved-focus.ts'
import { Unreachable } from '#web/shell/own-page/unreachable.tsx'

/** Coupons issued to the user. */
export function CouponsSection() {
  const { t } = useTranslation('account')
  const { data, error, refetch } = useListPersonalCouponsQuery()
  const heading = usePreservedFocus(data ?? error)
  return (
    <section aria-labelledby="coupons" className="flex flex-col gap-4">
      <h2 id="coupons" ref={heading} tabIndex={-1} className="text-lg">
        {t('sections.coupons')}
      </h2>
      {!data && error ? (
        <Unreachable error={error} again={refetch} />
      ) : !data ? (
        <Skeleton className="h-40" />
      ) : data.items.length === 0 ? (
        <EmptyState
          drawing={<TicketDrawing />}
          title={t('coupons.none')}
          text={t('coupons.none_text')}
          action={<LinkButton to="/account/friends">{t('coupons.refer')}</LinkButton>}
        />
      ) : (
        <>
          <p className="text-sm text-ink-soft">{t('coupons.text')}</p>
          <ul className="grid gap-4 sm:grid-cols-2">
            {data.items.map((coupon) => (
              <CouponCard key={coupon.code} coupon={coupon} />
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

function CouponCard({ coupon }: { coupon: PersonalCoupon }) {
  const { t } = useTranslation('account')
  const { language } = useSite()
  const { code, takes, state, minimum_total: minimum } = coupon
  const worth =
    takes.kind === 'fixed' ? formatMoney(takes.amount, language) : formatPercent(takes.percent, language)
  const usable = state === 'usable'
  return (
    <Card as="li" className={classes('flex flex-col gap-3', !usable && 'text-ink-soft')}>
      <div className="flex items-start justify-between gap-3">
        <p className="text-xl font-semibold tabular" suppressHydrationWarning>
          {t('coupons.off', { worth: isolate(worth) })}
        </p>
        <Chip tone={usable ? 'good' : 'plain'}>{t(`coupons.state.${state}`)}</Chip>
      </div>
      <p className="rounded-field border border-dashed border-line-strong px-3 py-2 text-center">
        <bdi dir="ltr" translate="no" className="font-medium tracking-widest select-all">
          {code}
        </bdi>
      </p>
      <ul className="flex flex-col gap-1 text-xs text-ink-soft empty:hidden" suppressHydrationWarning>
        {takes.kind === 'percent' && takes.most && (
          <li>{t('coupons.most', { most: formatMoney(takes.most, language) })}</li>
        )}
        {minimum && <li>{t('coupons.minimum', { minimum: formatMoney(minimum, language) })}</li>}
        {coupon.valid_until !== null && (
          <li>
            {t('coupons.until')} <DayText value={coupon.valid_until.slice(0, 10)} />
          </li>
        )}
      </ul>
    </Card>
  )
}
