import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { PartnerApplication } from '#domains/partners/record/staff/staff-partner.contract.ts'
import { Card } from '#ui/card.tsx'
import { InstantText } from '#ui/formats/instant-text.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { countryName } from '#web/forms/use-countries.ts'
import { Fact } from '../frame/fact.tsx'

/** What an applicant wrote of themselves. */
export function ApplicationFacts({ application }: { application: PartnerApplication }) {
  const { t } = useTranslation('partners')
  const language = useLanguage()
  const { number, company, website, country, traffic, message, sent_at } = application
  return (
    <Card as="aside" aria-label={t('applications.one')}>
      <dl className="grid gap-3 text-sm sm:grid-cols-2 xl:grid-cols-1">
        <Fact label={t('applications.one')}>
          <bdi dir="ltr">{number}</bdi>
        </Fact>
        <Fact label={t('applications.sent')}>
          <InstantText value={sent_at} />
        </Fact>
        <Fact label={t('applications.company')}>
          <bdi>{company}</bdi>
        </Fact>
        <Fact label={t('applications.country')}>{countryName(country, language)}</Fact>
        <Fact label={t('applications.website')}>
          <bdi dir="ltr" className="break-all">
            {website}
          </bdi>
        </Fact>
        {traffic !== null && (
          <Fact label={t('applications.visitors')}>
            <span className="tabular">{traffic}</span>
          </Fact>
        )}
        <Fact label={t('applications.message')}>
          <bdi className="whitespace-pre-line">{message}</bdi>
        </Fact>
      </dl>
    </Card>
  )
}
