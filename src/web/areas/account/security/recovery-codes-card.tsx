import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { PasswordAgainBody } from '#domains/accounts/second-step/second-step.contract.ts'
import { useNewRecoveryCodesMutation } from '#web/shell/second-step/second-step.api.ts'
import { useHeader } from '#web/app/store.ts'
import { FormInPlace } from '#web/forms/form-in-place.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { Form } from '#web/forms/form.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { PasswordField } from '#web/forms/password-field.tsx'

type RecoveryCodesCardProps = { left: number; onIssued: (codes: readonly string[]) => void }

/** How many recovery codes are left, and creating ten new ones. */
export function RecoveryCodesCard({ left, onIssued }: RecoveryCodesCardProps) {
  const { t } = useTranslation('security')
  return (
    <SectionCard title={t('recovery.title')} text={t('recovery.text')}>
      <p className={left < 3 ? 'font-medium text-careful' : undefined}>
        {t('recovery.left', { count: left })}
      </p>
      <FormInPlace label={t('recovery.renew')}>
        {(close) => (
          <Renew
            onDone={(codes) => {
              onIssued(codes)
              close()
            }}
          />
        )}
      </FormInPlace>
    </SectionCard>
  )
}

function Renew({ onDone }: { onDone: (codes: readonly string[]) => void }) {
  const { t } = useTranslation('security')
  const { lang_id } = useHeader()
  const [renew] = useNewRecoveryCodesMutation()
  const form = useForm({
    id: 'recovery-codes',
    contract: PasswordAgainBody.pick({ password: true }),
    values: { password: '' },
    send: (sent) => renew({ ...sent, lang_id }),
    done: ({ recovery_codes }) => onDone(recovery_codes),
  })
  return (
    <Form form={form} label={t('recovery.renew')}>
      <PasswordField {...form.field('password')} label={t('password')} hint={t('recovery.renew_hint')} />
    </Form>
  )
}
