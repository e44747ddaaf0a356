import { Price } from '#ui/formats/price.tsx'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { Parts } from '#ui/parts.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { Fact } from '../frame/fact.tsx'
import { TextLink } from '#web/shell/text-link.tsx'
import { useListEarningsQuery } from '../partner-earnings/partner-earnings.api.ts'

/** The partner that a booking is attributed to, what it earns, and why it earns nothing. Empty without a partner. */
export function BookingPartner({ reference }: { reference: string }) {
  const { t } = useTranslation('partner_earnings')
  const [earning] = useListEarningsQuery({ reference }).data?.items ?? []
  if (!earning) return null
  const { partner, amount, state, reason, flags, decision } = earning
  return (
    <SectionCard title={t('of_booking.title')}>
      <dl className="grid gap-3 text-sm sm:grid-cols-2 xl:grid-cols-1">
        <Fact label={t('of_booking.partner')}>
          <TextLink to={`/staff/partners/${partner.id}`}>
            <bdi>{partner.name}</bdi>
          </TextLink>{' '}
          <bdi dir="ltr" className="text-ink-soft">
            {partner.code}
          </bdi>
        </Fact>
        <Fact label={t('amount')}>
          <Parts>
            <Price value={amount} />
            {t(`states.${state}`)}
            {reason !== null && t(`reasons.${reason}`)}
            {decision !== null && t(`decisions.${decision}`)}
          </Parts>
          {amount.amount === 0 && reason === null && (
            <span className="block text-ink-soft">{t('of_booking.zero')}</span>
          )}
        </Fact>
        {flags.length > 0 && (
          <Fact label={t('against')}>
            <ul className="list-disc ps-5">
              {flags.map((flag) => (
                <li key={flag}>{t(`flags.${flag}`)}</li>
              ))}
            </ul>
          </Fact>
        )}
      </dl>
    </SectionCard>
  )
}
