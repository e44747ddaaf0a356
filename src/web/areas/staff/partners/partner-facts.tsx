import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { StaffPartner } from '#domains/partners/record/staff/staff-partner.contract.ts'
import { LANGUAGES } from '#kernel/locale.ts'
import { Card } from '#ui/card.tsx'
import { InstantText } from '#ui/formats/instant-text.tsx'
import { Parts } from '#ui/parts.tsx'
import { Fact } from '../frame/fact.tsx'
import { PartnerChip } from './partner-chip.tsx'
import { useTermsText } from './use-terms-text.ts'

/** A partner's terms and their source. */
export function PartnerFacts({ partner }: { partner: StaffPartner }) {
  const { t } = useTranslation('partners')
  const text = useTermsText()
  const { code, state, terms, since, ended_at, application, partner_lang_id } = partner
  const bounds = text.bounds(terms)
  return (
    <Card as="aside" aria-label={t('terms')}>
      <dl className="grid gap-3 text-sm sm:grid-cols-2 xl:grid-cols-1">
        <Fact label={t('state')}>
          <PartnerChip state={state} />
        </Fact>
        <Fact label={t('code')}>
          <bdi dir="ltr" className="font-medium">
            {code}
          </bdi>
        </Fact>
        <Fact label={t('earns')}>{text.earns(partner)}</Fact>
        {terms.earns === 'percent' && (
          <Fact label={t('limits')}>{bounds.length > 0 ? <Parts>{bounds}</Parts> : t('as_for_all')}</Fact>
        )}
        <Fact label={t('trips')}>{text.trips(terms)}</Fact>
        <Fact label={t('fields.holding_days')}>{t('held', { count: terms.holding_days })}</Fact>
        <Fact label={t('fields.partner_lang_id')}>
          {LANGUAGES.find(({ id }) => id === partner_lang_id)?.name ?? LANGUAGES[0].name}
        </Fact>
        <Fact label={t('since')}>
          <InstantText value={since} />
        </Fact>
        {ended_at !== null && (
          <Fact label={t('ended_at')}>
            <InstantText value={ended_at} />
          </Fact>
        )}
        {application && (
          <Fact label={t('applications.one')}>
            <bdi dir="ltr">{application.number}</bdi>
          </Fact>
        )}
      </dl>
    </Card>
  )
}
