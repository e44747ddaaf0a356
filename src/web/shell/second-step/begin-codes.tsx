import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { ConfirmCodesBody, PasswordAgainBody } from '#domains/accounts/second-step/second-step.contract.ts'
import { useConfirmCodesMutation, useStartCodesMutation } from './second-step.api.ts'
import { QrCode } from '#ui/qr-code.tsx'
import { useHeader } from '#web/app/store.ts'
import { TextField } from '#ui/fields/text-field.tsx'
import { Form } from '#web/forms/form.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { PasswordField } from '#web/forms/password-field.tsx'

type NewSecret = { secret: string; address: string }

type BeginCodesProps = {
  onDone: (recoveryCodes: readonly string[] | null) => void
  /** Shown below the secret. */
  renderHelp?: (secret: string) => ReactNode
}

/** Turns codes on: the password, then the secret for the app, then a first code from it. */
export function BeginCodes({ onDone, renderHelp }: BeginCodesProps) {
  const { t } = useTranslation('security')
  const { lang_id } = useHeader()
  const [start] = useStartCodesMutation()
  const [made, setMade] = useState<NewSecret | null>(null)
  const form = useForm({
    id: 'codes',
    contract: PasswordAgainBody.pick({ password: true }),
    values: { password: '' },
    send: (sent) => start({ ...sent, lang_id }),
    done: setMade,
  })
  if (made) return <FirstCode made={made} onDone={onDone} renderHelp={renderHelp} />
  return (
    <Form form={form} label={t('go_on')}>
      <PasswordField {...form.field('password')} label={t('password')} hint={t('password_hint')} />
    </Form>
  )
}

function FirstCode({
  made: { secret, address },
  onDone,
  renderHelp,
}: {
  made: NewSecret
  onDone: BeginCodesProps['onDone']
  renderHelp: BeginCodesProps['renderHelp'] | undefined
}) {
  const { t } = useTranslation('security')
  const { lang_id } = useHeader()
  const [confirm] = useConfirmCodesMutation()
  const scan = useRef<HTMLParagraphElement>(null)
  useEffect(() => scan.current?.focus(), [])
  const form = useForm({
    id: 'first-code',
    contract: ConfirmCodesBody.pick({ code: true }),
    values: { code: '' },
    send: (sent) => confirm({ ...sent, lang_id }),
    success: t('codes.now_on'),
    done: ({ recovery_codes }) => onDone(recovery_codes),
  })
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-col gap-4 sm:flex-row">
        <QrCode text={address} label={t('codes.qr')} className="size-44 shrink-0 rounded-field" />
        <div className="min-w-0 text-sm">
          <p ref={scan} tabIndex={-1}>
            {t('codes.scan')}
          </p>
          <p className="mt-3 text-ink-soft">{t('codes.type')}</p>
          <bdi dir="ltr" translate="no" className="mt-1 block font-semibold break-words tabular select-all">
            {secret.match(/.{4}/g)?.join(' ')}
          </bdi>
          {renderHelp?.(secret)}
        </div>
      </div>
      <Form form={form} label={t('codes.turn_on')}>
        <TextField
          {...form.field('code')}
          dir="ltr"
          inputMode="numeric"
          label={t('codes.first')}
          hint={t('codes.first_hint')}
          autoComplete="one-time-code"
          className="max-w-xs"
          required
        />
      </Form>
    </div>
  )
}
