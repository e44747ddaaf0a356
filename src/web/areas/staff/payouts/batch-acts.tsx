import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { PayoutBatch } from '#domains/partners/statements/payouts/payout.contract.ts'
import type { StaffMe } from '#domains/staff/members/member.contract.ts'
import { Button, buttonClasses } from '#ui/button.tsx'
import { useErrorWords } from '#ui/error-words.ts'
import { useHeader } from '#web/app/store.ts'
import { FormInPlace } from '#web/forms/form-in-place.tsx'
import { toast } from '#web/shell/toasts/toast.ts'
import { PaidForm } from './paid-form.tsx'
import { useDecideBatchMutation } from './payouts.api.ts'

/** What is done with a batch next: a colleague of whoever prepared it decides; approved, it goes to the bank and is paid. */
export function BatchActs({
  batch: { id, status, format, prepared_by },
  me,
}: {
  batch: PayoutBatch
  me: StaffMe
}) {
  const { t } = useTranslation('payouts')
  const { lang_id } = useHeader()
  const words = useErrorWords()
  const [decide, { isLoading }] = useDecideBatchMutation()
  const isMine = prepared_by.staff_id === me.staff_id
  const send = async (approve: boolean) => {
    const { error } = await decide({ id, approve })
    if (error) toast.error(words(error))
    else toast.success(t(approve ? 'done.approved' : 'done.refused'))
  }
  if (status === 'waiting')
    return (
      <div className="flex flex-wrap items-center gap-2">
        {isMine ? (
          <p className="text-sm text-ink-soft">{t('second_person')}</p>
        ) : (
          <Button look="main" busy={isLoading} onClick={() => void send(true)}>
            {t('approve')}
          </Button>
        )}
        <Button look="quiet" busy={isLoading} onClick={() => void send(false)}>
          {t(isMine ? 'withdraw' : 'refuse')}
        </Button>
      </div>
    )
  if (status !== 'approved') return null
  return (
    <div className="flex flex-col gap-4">
      <p>
        <a
          href={`/api/staff/payouts/${id}/file?lang_id=${lang_id}`}
          download
          className={buttonClasses('second')}
        >
          {t(`download.${format}`)}
        </a>
      </p>
      <FormInPlace label={t('paid.open')}>{(close) => <PaidForm batchId={id} onDone={close} />}</FormInPlace>
    </div>
  )
}
