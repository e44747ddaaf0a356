import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { StaffMe } from '#domains/staff/members/member.contract.ts'
import type { WaitingTransfer } from '#domains/companies/wallets/staff-wallet.contract.ts'
import { InstantText } from '#ui/formats/instant-text.tsx'
import { Price } from '#ui/formats/price.tsx'
import { Parts } from '#ui/parts.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { ConfirmMoney } from '../frame/confirm-money.tsx'
import { useDecideTransferMutation } from './wallets.api.ts'

type WaitingTransfersProps = {
  companyId: string
  company: string
  waiting: readonly WaitingTransfer[]
  me: StaffMe
}

/** Transfers above the limit for one person. A colleague of the requester approves or rejects them. */
export function WaitingTransfers({ companyId: id, company, waiting, me }: WaitingTransfersProps) {
  const { t } = useTranslation('wallets')
  const [decide] = useDecideTransferMutation()
  if (waiting.length === 0) return null
  return (
    <SectionCard title={t('waiting.title')} text={t('waiting.text')}>
      <ul className="divide-y divide-line text-sm">
        {waiting.map(({ transfer_id: transfer, kind, amount, reason, asked_by: by, asked_at }) => (
          <li key={transfer} className="flex flex-col gap-2 py-3 first:pt-0 last:pb-0">
            <div className="flex flex-wrap justify-between gap-x-4">
              <span>
                <Parts>
                  {t(`kinds.${kind}`)}
                  <bdi>{reason}</bdi>
                </Parts>
                <Parts className="text-xs text-ink-soft">
                  <bdi>{by.name}</bdi>
                  <InstantText value={asked_at} className="tabular" />
                </Parts>
              </span>
              <Price value={amount} className="font-semibold" />
            </div>
            <p className="flex flex-wrap gap-2">
              {by.staff_id !== me.staff_id && (
                <ConfirmMoney
                  label={t('waiting.approve')}
                  sums={[amount]}
                  who={<bdi>{company}</bdi>}
                  onConfirm={() => decide({ id, transfer, approve: true })}
                  done={t('done.approved')}
                />
              )}
              <ConfirmMoney
                label={t(by.staff_id === me.staff_id ? 'waiting.withdraw' : 'waiting.refuse')}
                variant="quiet"
                sums={[amount]}
                who={<bdi>{company}</bdi>}
                onConfirm={() => decide({ id, transfer, approve: false })}
                done={t('done.refused')}
              />
            </p>
          </li>
        ))}
      </ul>
    </SectionCard>
  )
}
