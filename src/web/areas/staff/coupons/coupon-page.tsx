import { useParams } from 'react-router'
import type { StaffCoupon } from '#domains/coupons/staff/staff-coupon.contract.ts'
import type { StaffMe } from '#domains/staff/members/member.contract.ts'
import { isolate } from '#kernel/isolate.ts'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { Notice } from '#ui/notice.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { FormInPlace } from '#web/forms/form-in-place.tsx'
import { Answered } from '#web/shell/own-page/answered.tsx'
import { BackLink } from '../frame/back-link.tsx'
import { staffPage } from '../frame/staff-page-module.tsx'
import { ChangeCouponForm } from './change-coupon-form.tsx'
import { HistoryList } from '../frame/history-list.tsx'
import { CouponChip, CouponWorth, Discounts } from './coupon-words.tsx'
import { couponsApi, useReadCouponQuery, useStopCouponMutation } from './coupons.api.ts'
import { RequestedTerms } from './requested-terms.tsx'
import { DecideCoupon } from './decide-coupon.tsx'
import { ConfirmAction } from '../frame/confirm-action.tsx'
import { DataTable } from '#ui/data-table.tsx'
import { InstantText } from '#ui/formats/instant-text.tsx'
import { Price } from '#ui/formats/price.tsx'
import { BookingLink } from '../bookings/booking-link.tsx'
import { mayOpen } from '../sections.ts'
import { useLanguage } from '#ui/use-language.ts'
import { countryName } from '#web/forms/use-countries.ts'
import { TextLink } from '#web/shell/text-link.tsx'
import { Fact } from '../frame/fact.tsx'

/** One coupon: discount, conditions, bookings and history. */
export const { preload, Component } = staffPage({
  section: 'coupons',
  title: 'staff_coupons:one',
  useHeading: useCouponHeading,
  load: ({ readRecord, params }) => readRecord(couponsApi.endpoints.readCoupon, { id: params['id'] ?? '' }),
  Content: Coupon,
})

function useCouponHeading(): readonly string[] | undefined {
  const { id = '' } = useParams()
  const { data } = couponsApi.endpoints.readCoupon.useQueryState({ id })
  return data && [isolate(data.code, 'ltr')]
}

function Coupon({ me }: { me: StaffMe }) {
  const { t } = useTranslation('staff_coupons')
  const { id = '' } = useParams()
  return (
    <>
      <BackLink to="/staff/coupons">{t('back')}</BackLink>
      <Answered query={useReadCouponQuery({ id })} height="h-100">
        {(coupon) => <Record coupon={coupon} me={me} />}
      </Answered>
    </>
  )
}

function Record({ coupon, me }: { coupon: StaffCoupon; me: StaffMe }) {
  const { t } = useTranslation('staff_coupons')
  return (
    <>
      <div className="flex flex-wrap items-start gap-3">
        <span className="flex min-h-12 items-center">
          <CouponChip state={coupon.state} />
        </span>
        <FormInPlace label={t('change')}>
          {(close) => <ChangeCouponForm coupon={coupon} onDone={close} />}
        </FormInPlace>
        {coupon.state !== 'ended' && <StopCoupon coupon={coupon} />}
        <DecideCoupon coupon={coupon} me={me} />
      </div>
      {coupon.asked && (
        <Notice tone="careful" title={t('asked.title')}>
          <RequestedTerms coupon={coupon} request={coupon.asked} text={t('asked.text')} />
        </Notice>
      )}
      <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-4 max-xl:order-last">
          <CouponBookings bookings={coupon.bookings} me={me} />
          <SectionCard title={t('history.title')}>
            <HistoryList
              entries={coupon.history.map(({ at, action, by }) => ({
                key: at,
                at,
                by,
                what: t(`history.${action}`),
              }))}
              none={t('history.none')}
            />
          </SectionCard>
        </div>
        <CouponFacts coupon={coupon} me={me} />
      </div>
    </>
  )
}

/** Stops a coupon after a confirmation. */
function StopCoupon({ coupon: { coupon_id: id, code, version } }: { coupon: StaffCoupon }) {
  const { t } = useTranslation('staff_coupons')
  const [stop] = useStopCouponMutation()
  const name = isolate(code, 'ltr')
  return (
    <ConfirmAction
      label={t('stop')}
      title={t('stop_title', { code: name })}
      text={t('stop_text')}
      confirm={t('stop_it')}
      onConfirm={() => stop({ id, version })}
      done={t('done.stopped', { code: name })}
      danger
    />
  )
}

/** The latest bookings with a coupon; the reference links to the booking if the member may see it. */
function CouponBookings({ bookings, me }: { bookings: StaffCoupon['bookings']; me: StaffMe }) {
  const { t } = useTranslation('staff_coupons')
  const seesBookings = mayOpen(me.roles, 'bookings')
  return (
    <SectionCard title={t('bookings.title')} text={t('bookings.text')}>
      <DataTable
        caption={t('bookings.title')}
        rows={bookings}
        rowKey={({ booking_id }) => booking_id}
        empty={<p className="px-4 py-3 text-sm text-ink-soft">{t('bookings.none')}</p>}
        columns={{
          reference: {
            label: t('bookings.reference'),
            heads: true,
            render: ({ booking_id, reference }) =>
              seesBookings ? (
                <BookingLink id={booking_id} reference={reference} />
              ) : (
                <bdi dir="ltr" className="tabular">
                  {reference}
                </bdi>
              ),
          },
          at: {
            label: t('bookings.at'),
            render: ({ at }) => <InstantText value={at} className="tabular" />,
          },
          discount: {
            label: t('bookings.discount'),
            atEnd: true,
            render: ({ discount }) => (discount ? <Price value={discount} /> : t('nothing')),
          },
        }}
      />
    </SectionCard>
  )
}

/** A coupon's discount, validity, conditions and usage. */
function CouponFacts({ coupon, me }: { coupon: StaffCoupon; me: StaffMe }) {
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
            <TextLink to={`/staff/partners/${partner.partner_id}`}>
              <bdi>{partner.name}</bdi>
            </TextLink>
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
