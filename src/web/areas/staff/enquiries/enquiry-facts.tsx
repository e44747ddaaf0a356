import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { StaffEnquiry } from '#domains/enquiries/staff/staff-enquiry.contract.ts'
import { Card } from '#ui/card.tsx'
import { BookingLink } from '../bookings/booking-link.tsx'
import { Fact } from '../frame/fact.tsx'
import { factsOf } from './facts-of.ts'
import { EnquiryChip } from './enquiry-chip.tsx'

/** Who wrote, about what, and what else was filled in. */
export function EnquiryFacts({ enquiry }: { enquiry: StaffEnquiry }) {
  const { t } = useTranslation('staff')
  const { number, state, kind, name, email, owner, booking, page, signs } = enquiry
  return (
    <Card as="aside" aria-label={t('enquiries.facts')}>
      <dl className="grid gap-3 text-sm sm:grid-cols-2 xl:grid-cols-1">
        <Fact label={t('enquiries.number')}>
          <bdi dir="ltr">{number}</bdi>
        </Fact>
        <Fact label={t('enquiries.state')}>
          <EnquiryChip state={state} />
        </Fact>
        <Fact label={t('enquiries.kind')}>{t(`enquiries.kinds.${kind}`)}</Fact>
        <Fact label={t('enquiries.from')}>
          <bdi>{name}</bdi>
          {email !== null && (
            <span className="block break-all">
              <bdi dir="ltr">{email}</bdi>
            </span>
          )}
        </Fact>
        <Fact label={t('enquiries.owner')}>{owner ? <bdi>{owner.name}</bdi> : t('enquiries.nobody')}</Fact>
        {booking && (
          <Fact label={t('enquiries.booking')}>
            <BookingLink id={booking.booking_id} reference={booking.reference} />
          </Fact>
        )}
        {factsOf(enquiry.content).map(([field, text]) => (
          <Fact key={field} label={t(`enquiries.fields.${field}`)}>
            <bdi dir={text.startsWith('+') ? 'ltr' : 'auto'} className="break-words">
              {field === 'topic' ? t(`enquiries.topics.${text}`) : text}
            </bdi>
          </Fact>
        ))}
        {page !== null && (
          <Fact label={t('enquiries.page')}>
            <bdi dir="ltr" className="break-all">
              {page}
            </bdi>
          </Fact>
        )}
        {signs.length > 0 && (
          <Fact label={t('enquiries.signs')}>
            <ul>
              {signs.map((sign) => (
                <li key={sign}>{t(`enquiries.robot_signs.${sign}`)}</li>
              ))}
            </ul>
          </Fact>
        )}
      </dl>
    </Card>
  )
}
