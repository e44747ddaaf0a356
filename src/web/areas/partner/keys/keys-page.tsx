import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { Notice } from '#ui/notice.tsx'
import type { Preload } from '#web/app/page.ts'
import { useHeader } from '#web/app/store.ts'
import { Answered } from '#web/shell/own-page/answered.tsx'
import { PartnerContent } from '../frame/partner-content.tsx'
import { preloadPartner } from '../frame/preload-partner.ts'
import { preloadSetting } from '../frame/preload-setting.ts'
import { useReadMasterSettingQuery } from '../partners.api.ts'
import { KeysCard } from './keys-card.tsx'
import { UseCard } from './use-card.tsx'

export const preload: Preload = (args) => preloadPartner(args, () => preloadSetting(args))

/** Keys by which a partner's own systems read what is shown here; its owners make and revoke them. */
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
