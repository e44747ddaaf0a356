import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { StaffEarning } from '#domains/partners/earnings/decide-earning.contract.ts'
import type { EarningDecision } from '#domains/partners/earnings/earning-flag.contract.ts'
import { Dialog } from '#ui/dialog.tsx'
import type { FieldSpec } from '../form/field-spec.ts'
import { StaffForm } from '../form/staff-form.tsx'
import { useStaffForm } from '../form/use-staff-form.ts'
import { MoneyFacts } from '../frame/money-facts.tsx'
import { useDecideEarningMutation } from './partner-earnings.api.ts'

export type Deciding = { earning: StaffEarning; decision: EarningDecision }
type DecideDialogProps = { deciding: Deciding | null; onClose: () => void }

/** Decides on a commission, with a reason. */
export function DecideDialog({ deciding, onClose }: DecideDialogProps) {
  const { t } = useTranslation('partner_earnings')
  return (
    <Dialog
      open={deciding !== null}
      onClose={onClose}
      title={deciding ? t(`ask.${deciding.decision}`, { reference: deciding.earning.reference }) : ''}
    >
      {deciding && <DecideForm {...deciding} onDone={onClose} />}
    </Dialog>
  )
}

const FIELDS: readonly FieldSpec[] = [{ name: 'reason', kind: 'long_text' }]

function DecideForm({ earning, decision, onDone }: Deciding & { onDone: () => void }) {
  const { t } = useTranslation('partner_earnings')
  const [decide] = useDecideEarningMutation()
  const form = useStaffForm({
    id: 'decide-earning',
    fields: FIELDS,
    send: ({ reason }) =>
      decide({
        id: earning.booking_id,
        decision,
        instead_of: earning.decision,
        reason: reason as string,
      }),
    success: () => t(`done.${decision}`),
    done: onDone,
  })
  return (
    <StaffForm form={form} label={t(`send.${decision}`)} words="partner_earnings:fields">
      <MoneyFacts sums={[earning.amount]} who={<bdi>{earning.partner.name}</bdi>} />
      <p className="text-sm text-ink-soft">{t(`what.${decision}`)}</p>
    </StaffForm>
  )
}
