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
import { DisputeChip } from './dispute-chip.tsx'
import { moneyApi, useReadDisputeQuery, useSettleDisputeMutation } from './money.api.ts'
import { SubjectLink } from './subject-link.tsx'
import type { DisputeAct, StaffDispute } from '#domains/payments/disputes/dispute.contract.ts'
import { Button } from '#ui/button.tsx'
import { FormInPlace } from '#web/forms/form-in-place.tsx'
import type { FieldSpec } from '../form/field-spec.ts'
import { StaffForm } from '../form/staff-form.tsx'
import { useStaffForm } from '../form/use-staff-form.ts'

/** One dispute: subject, evidence deadline, and actions to record the outcome. */
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
            <DisputeActions dispute={dispute} />
          </div>
        )}
      </Answered>
    </>
  )
}

const FIELDS: readonly FieldSpec[] = [{ name: 'note', kind: 'long_text' }]

/** Actions on a dispute, each with a confirmation. */
function DisputeActions({ dispute }: { dispute: StaffDispute }) {
  const { t } = useTranslation('staff_money')
  if (dispute.acts.length === 0) return null
  return (
    <SectionCard title={t('disputes.acts_title')} text={t('disputes.acts_text')}>
      {dispute.acts.map((action) => (
        <FormInPlace key={action} label={t(`disputes.acts.${action}`)}>
          {(close) => <ActionForm dispute={dispute} action={action} onCancel={close} />}
        </FormInPlace>
      ))}
    </SectionCard>
  )
}

type ActionFormProps = { dispute: StaffDispute; action: DisputeAct; onCancel: () => void }

function ActionForm({ dispute: { dispute_id: id, amount, about }, action, onCancel }: ActionFormProps) {
  const { t } = useTranslation('staff_money')
  const [settle] = useSettleDisputeMutation()
  const form = useStaffForm({
    id: `dispute-${action}`,
    fields: FIELDS,
    mayBeGone: true,
    moves: () => ({ sums: [amount], who: <bdi dir="ltr">{about.name}</bdi> }),
    send: (fields) => settle({ ...(fields as { note: string }), id, act: action }),
    success: t(`disputes.done.${action}`),
  })
  return (
    <StaffForm
      form={form}
      label={t(`disputes.acts.${action}`)}
      variant={action === 'won' ? 'main' : 'danger'}
      words="staff_money:disputes.fields"
      beside={
        <Button variant="quiet" onClick={onCancel}>
          {t('staff:leave')}
        </Button>
      }
    >
      <p className="max-w-prose text-sm">{t(`disputes.will.${action}`)}</p>
    </StaffForm>
  )
}
