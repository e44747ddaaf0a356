import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { Notice } from '#ui/notice.tsx'
import type { Preload } from '#web/app/page.ts'
import { Answered } from '#web/shell/own-page/answered.tsx'
import { PartnerContent } from '../frame/partner-content.tsx'
import { usePolling } from '../frame/polling.ts'
import { preloadPartner } from '../frame/preload-partner.ts'
import { AddressCard } from './address-card.tsx'
import { postbacksApi, useReadPostbackQuery } from './postbacks.api.ts'
import type { PostbackSetting } from '#domains/partners/postbacks/postback.contract.ts'
import { DataTable } from '#ui/data-table.tsx'
import { InstantText } from '#ui/formats/instant-text.tsx'
import { Price } from '#ui/formats/price.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { StateChip } from '../frame/state-chip.tsx'

export const preload: Preload = (args) =>
  preloadPartner(args, () =>
    args.dispatch(postbacksApi.endpoints.readPostback.initiate(undefined, { subscribe: false })),
  )

/** URL of a partner's system that is called on each change, and the results of the latest calls. */
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

type Call = PostbackSetting['calls'][number]

/** The last calls, newest first. */
function CallsCard({ calls }: { calls: readonly Call[] }) {
  const { t } = useTranslation('partner_postbacks')
  return (
    <SectionCard title={t('calls.title')}>
      <DataTable
        caption={t('calls.title')}
        rows={calls}
        rowKey={({ id }) => id}
        empty={null}
        columns={{
          at: {
            label: t('calls.at'),
            heads: true,
            render: ({ at }) => <InstantText value={at} className="tabular" />,
          },
          about: {
            label: t('calls.about'),
            render: ({ booking }) =>
              booking ? (
                <>
                  <bdi dir="ltr">{booking.reference}</bdi> <StateChip state={booking.state} />
                </>
              ) : (
                t('calls.test')
              ),
          },
          commission: {
            label: t('calls.commission'),
            atEnd: true,
            render: ({ booking }) => booking && <Price value={booking.commission} />,
          },
          outcome: { label: t('calls.outcome'), render: (call) => <Outcome call={call} /> },
        }}
      />
    </SectionCard>
  )
}

function Outcome({ call: { accepted_at, attempts, failure } }: { call: Call }) {
  const { t } = useTranslation('partner_postbacks')
  if (accepted_at !== null) return t('calls.accepted')
  if (failure === null) return t('calls.waiting')
  return (
    <>
      {t('calls.failed', { count: attempts })}{' '}
      <bdi dir="ltr" className="text-ink-soft">
        {failure}
      </bdi>
    </>
  )
}
