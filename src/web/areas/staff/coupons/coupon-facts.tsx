import type { StaffCoupon } from '#domains/coupons/staff/staff-coupon.contract.ts'
import type { StaffMe } from '#domains/staff/members/member.contract.ts'
import { InstantText } from '#ui/formats/instant-text.tsx'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { countryName } from '#web/forms/use-countries.ts'
import { PageLink } from '#web/shell/page-link.tsx'
import { Fact } from '../frame/fact.tsx'
import { mayOpen } from '../sections.ts'
import { CouponWorth, Discounts } from './coupon-words.tsx'

/** A coupon's discount, validity, conditions and usage. */
export function CouponFacts({ coupon, me }: { coupon: StaffCoupon; me: StaffMe }) {
  const { t } = useTranslation('staff_coupons')
  const language = useLanguage()
  const { partner, suppliers, countries: codes } = coupon
  return (
    <SectionCard title={t('facts')}>
      <dl className="grid gap-3 text-sm sm:grid-cols-2 xl:grid-cols-1">
        <Fact label={t('worth')}>
          <CouponWorth coupon={coupon} />
        </Fact>
        <Fact label={t('used')}>
          <span className="tabular">{coupon.used}</span>
          <span className="block text-xs text-ink-soft">
            {coupon.total_limit === null ? t('no_limit') : t('of_limit', { limit: coupon.total_limit })}
          </span>
        </Fact>
        <Fact label={t('given')}>
          <Discounts sums={coupon.discounts} />
        </Fact>
        <Fact label={t('fields.per_user_limit')}>{coupon.per_user_limit ?? t('no_limit')}</Fact>
        <Fact label={t('since')}>
          <InstantText value={coupon.valid_from} className="tabular" />
        </Fact>
        <Fact label={t('until')}>
          {coupon.valid_until === null ? (
            t('no_end')
          ) : (
            <InstantText value={coupon.valid_until} className="tabular" />
          )}
        </Fact>
        <Fact label={t('fields.suppliers')}>
          <bdi>{suppliers.length === 0 ? t('all_suppliers') : suppliers.join(', ')}</bdi>
        </Fact>
        <Fact label={t('fields.countries')}>
          <bdi>
            {codes.length === 0
              ? t('all_countries')
              : codes.map((code) => countryName(code, language)).join(', ')}
          </bdi>
        </Fact>
        <Fact label={t('owner')}>
          {partner === null ? (
            t(coupon.for_one_account ? 'owners.person' : 'owners.everybody')
          ) : mayOpen(me.roles, 'partners') ? (
            <PageLink to={`/staff/partners/${partner.partner_id}`} className="text-coral-deep underline">
              <bdi>{partner.name}</bdi>
            </PageLink>
          ) : (
            <bdi>{partner.name}</bdi>
          )}
          {partner && <span className="block text-xs text-ink-soft">{t('kept_at_partner')}</span>}
        </Fact>
        <Fact label={t('margin')}>{t(coupon.may_exceed_margin ? 'exceeds_margin' : 'within_margin')}</Fact>
        <Fact label={t('deals')}>{t(coupon.listed ? 'is_listed' : 'not_listed')}</Fact>
      </dl>
    </SectionCard>
  )
}
