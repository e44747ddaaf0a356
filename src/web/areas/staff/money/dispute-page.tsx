import { useParams } from 'react-router'
import type { StaffMe } from '#domains/staff/members/member.contract.ts'
import { InstantText } from '#ui/formats/instant-text.tsx'
import { Price } from '#ui/formats/price.tsx'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { Answered } from '#web/shell/own-page/answered.tsx'
import { BackLink } from '../frame/back-link.tsx'
import { Fact } from '../frame/fact.tsx'
import { staffPage } from '../frame/staff-page-module.tsx'
import { Deadline } from '../tasks/deadline.tsx'
import { DisputeActs } from './dispute-acts.tsx'
import { DisputeChip } from './dispute-chip.tsx'
import { moneyApi, useReadDisputeQuery } from './money.api.ts'
import { SubjectLink } from './subject-link.tsx'

/** One dispute: what it is about, until when evidence counts, and saying how it ended. */
export const { preload, Component } = staffPage({
  section: 'money',
  title: 'staff_money:disputes.one',
  load: ({ readRecord, params }) => readRecord(moneyApi.endpoints.readDispute, { id: params['id'] ?? '' }),
  Content: Dispute,
})

function Dispute({ me }: { me: StaffMe }) {
  const { t } = useTranslation('staff_money')
  const { id = '' } = useParams()
  return (
    <>
      <BackLink to="/staff/money/disputes">{t('disputes.back')}</BackLink>
      <Answered query={useReadDisputeQuery({ id })}>
        {({ dispute }) => (
          <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-2">
            <SectionCard title={t('disputes.facts')}>
              <dl className="grid gap-3 text-sm sm:grid-cols-2">
                <Fact label={t('state')}>
                  <span className="flex flex-wrap items-center gap-2">
                    <DisputeChip state={dispute.state} />
                    {dispute.by_hand && t('disputes.by_hand')}
                  </span>
                </Fact>
                <Fact label={t('amount')}>
                  <Price value={dispute.amount} className="font-semibold" />
                </Fact>
                <Fact label={t('about')}>
                  <SubjectLink about={dispute.about} me={me} />
                </Fact>
                {dispute.answer_by !== null && (
                  <Fact label={t('disputes.answer_by')}>
                    {dispute.state === 'open' || dispute.state === 'asked' ? (
                      <Deadline at={dispute.answer_by} />
                    ) : (
                      <InstantText value={dispute.answer_by} className="tabular" />
                    )}
                  </Fact>
                )}
                <Fact label={t('disputes.opened')}>
                  <InstantText value={dispute.opened_at} className="tabular" />
                </Fact>
                <Fact label={t('disputes.changed')}>
                  <InstantText value={dispute.changed_at} className="tabular" />
                </Fact>
                <Fact label={t('disputes.gateway_id')}>
                  <bdi dir="ltr" className="break-all">
                    {dispute.dispute_id}
                  </bdi>
                </Fact>
              </dl>
              <p className="text-sm text-ink-soft">{t(`disputes.means.${dispute.state}`)}</p>
            </SectionCard>
            <DisputeActs dispute={dispute} />
          </div>
        )}
      </Answered>
    </>
  )
}
