import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { Notice } from '#ui/notice.tsx'
import type { Preload } from '#web/app/page.ts'
import { useHeader } from '#web/app/store.ts'
import { Answered } from '#web/shell/own-page/answered.tsx'
import { PartnerContent } from '../frame/partner-content.tsx'
import { preloadPartner, preloadSetting } from '../frame/preload-partner.ts'
import { useReadMasterSettingQuery } from '../partners.api.ts'
import { PeopleCard } from './people-card.tsx'

export const preload: Preload = (args) => preloadPartner(args, () => preloadSetting(args))

/** People of the partner; its owners invite and remove them. */
export function Component() {
  return (
    <PartnerContent section="people">
      <People />
    </PartnerContent>
  )
}

function People() {
  const { t } = useTranslation('partner')
  const { lang_id, currency_id } = useHeader()
  return (
    <Answered query={useReadMasterSettingQuery({ lang_id, currency_id })} height="h-60">
      {({ role }) =>
        role === 'owner' ? <PeopleCard /> : <Notice tone="plain" title={t('people.for_owners')} />
      }
    </Answered>
  )
}
