import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { Notice } from '#ui/notice.tsx'
import type { Preload } from '#web/app/page.ts'
import { useHeader } from '#web/app/store.ts'
import { Answered } from '#web/shell/own-page/answered.tsx'
import { PartnerContent } from '../frame/partner-content.tsx'
import { preloadPartner, preloadSetting } from '../frame/preload-partner.ts'
import { useReadMasterSettingQuery } from '../partners.api.ts'
import { KeysCard } from './keys-card.tsx'
import { AddressText } from '#ui/formats/address-text.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { useSite } from '#web/app/site.tsx'

export const preload: Preload = (args) => preloadPartner(args, () => preloadSetting(args))

/** API keys of a partner's own systems for the data of this area; owners create and revoke them. */
export function Component() {
  const { t } = useTranslation('partner_keys')
  return (
    <PartnerContent section="keys" text={t('text')}>
      <Keys />
      <UseCard />
    </PartnerContent>
  )
}

function Keys() {
  const { t } = useTranslation('partner_keys')
  const { lang_id, currency_id } = useHeader()
  return (
    <Answered query={useReadMasterSettingQuery({ lang_id, currency_id })} height="h-60">
      {({ role }) => (role === 'owner' ? <KeysCard /> : <Notice tone="plain" title={t('for_owners')} />)}
    </Answered>
  )
}

/** API calls that a key may make, in the order in which an integration needs them. */
const CALLS = ['partner-changes', 'partner-booking', 'revenue-list', 'partner-statements'] as const

/** Explains how to send a key, with the URLs that accept it. */
function UseCard() {
  const { t } = useTranslation('partner_keys')
  const { publicUrl } = useSite()
  return (
    <SectionCard title={t('use.title')} text={t('use.text')}>
      <AddressText className="rounded-field bg-sand-deep px-3 py-2.5 select-all">
        Authorization: Bearer partner_…
      </AddressText>
      <dl className="grid gap-3 text-sm">
        {CALLS.map((call) => (
          <div key={call}>
            <dt>
              <AddressText className="font-medium">{`${publicUrl}/api/user/${call}`}</AddressText>
            </dt>
            <dd className="text-ink-soft">{t(`use.calls.${call}`)}</dd>
          </div>
        ))}
      </dl>
      <a href="/docs" className="text-link self-start">
        {t('use.reference')}
      </a>
    </SectionCard>
  )
}
