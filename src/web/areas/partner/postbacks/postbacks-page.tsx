import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { Notice } from '#ui/notice.tsx'
import type { Preload } from '#web/app/page.ts'
import { Answered } from '#web/shell/own-page/answered.tsx'
import { PartnerContent } from '../frame/partner-content.tsx'
import { usePolling } from '../frame/polling.ts'
import { preloadPartner } from '../frame/preload-partner.ts'
import { AddressCard } from './address-card.tsx'
import { CallsCard } from './calls-card.tsx'
import { postbacksApi, useReadPostbackQuery } from './postbacks.api.ts'

export const preload: Preload = (args) =>
  preloadPartner(args, () =>
    args.dispatch(postbacksApi.endpoints.readPostback.initiate(undefined, { subscribe: false })),
  )

/** Where a partner's own system is told of each change, and how the last calls went. */
export function Component() {
  const { t } = useTranslation('partner_postbacks')
  return (
    <PartnerContent section="postbacks" text={t('text')}>
      <Postbacks />
    </PartnerContent>
  )
}

function Postbacks() {
  const { t } = useTranslation('partner_postbacks')
  return (
    <Answered query={useReadPostbackQuery(undefined, usePolling())}>
      {({ postback, may_change, calls }) => (
        <>
          {postback?.paused_until && <Notice tone="careful" title={t('paused')} />}
          {may_change ? (
            <AddressCard postback={postback} />
          ) : (
            <Notice tone="plain" title={postback ? t('told_at', { url: postback.url }) : t('nowhere')} />
          )}
          {calls.length > 0 && <CallsCard calls={calls} />}
        </>
      )}
    </Answered>
  )
}
