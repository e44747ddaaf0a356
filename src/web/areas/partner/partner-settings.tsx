import { useTranslation } from 'react-i18next'
import { useErrorWords } from '#ui/error-words.ts'
import { useHeader } from '#web/app/store.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useMasterSettingQuery } from './partners.api.ts'
import { CommissionCard } from './commission-card.tsx'
import { LinkBuilder } from './links/link-builder.tsx'
import { LinksCard } from './links/links-card.tsx'
import { WidgetCard } from './links/widget-card.tsx'
import { PeopleCard } from './people/people-card.tsx'
import { ReportsCard } from './reports-card.tsx'
import { PayoutAccountsCard } from './statements/payout-accounts-card.tsx'
import { StatementsCard } from './statements/statements-card.tsx'

/** A partner's commission, what their links brought, their links, and the widget for their pages. */
export function PartnerSettings() {
  const { t } = useTranslation('account')
  const words = useErrorWords()
  const { lang_id, currency_id } = useHeader()
  const { data, error, refetch } = useMasterSettingQuery({ lang_id, currency_id })
  if (!data)
    return error ? (
      <Notice tone="bad" title={words(error)}>
        <Button look="quiet" onClick={() => void refetch()}>
          {t('again')}
        </Button>
      </Notice>
    ) : (
      <Skeleton className="h-100" />
    )
  return (
    <div className="flex flex-col gap-6">
      <CommissionCard setting={data} />
      <ReportsCard />
      <StatementsCard />
      <PayoutAccountsCard />
      <LinkBuilder code={data.partner_code} />
      <LinksCard links={data.links} languages={data.languages} />
      <WidgetCard {...data} />
      {data.role === 'owner' && <PeopleCard />}
    </div>
  )
}
