import { useTranslation } from '#ui/messages/messages-provider.tsx'
import {
  PasswordField as CurrentPasswordField,
  NewPasswordField,
  type UserReply,
} from '#domains/accounts/account.contract.ts'
import { ChoosePassword } from './choose-password.tsx'
import { DevicesCard } from './devices-card.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { type Ref, useState } from 'react'
import {
  useReadSecondStepQuery,
  useRenewRecoveryCodesMutation,
} from '#web/shell/second-step/second-step.api.ts'
import { useErrorWords } from '#ui/error-words.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { usePreservedFocus } from '#web/forms/use-preserved-focus.ts'
import { NewRecoveryCodes } from '#web/shell/second-step/new-recovery-codes.tsx'
import { PasskeysCard } from './passkeys-card.tsx'
import { CircleCheck } from 'lucide-react'
import { InstantText } from '#ui/formats/instant-text.tsx'
import { Chip } from '#ui/chip.tsx'
import { FormInPlace } from '#web/forms/form-in-place.tsx'
import { BeginCodes } from '#web/shell/second-step/begin-codes.tsx'
import { EndCodes } from './end-codes.tsx'
import { PasswordAgainBody } from '#domains/accounts/second-step/second-step.contract.ts'
import { useHeader } from '#web/app/store.ts'
import { Form } from '#web/forms/form.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { PasswordField } from '#web/forms/password-field.tsx'
import { z } from 'zod'
import { useChangePasswordMutation } from '#web/app/session/sign-in.api.ts'
import { TextLink } from '#web/shell/text-link.tsx'

const PasswordForm = z.object({
  current_password: CurrentPasswordField,
  new_password: NewPasswordField,
})

/** The account's security settings. */
export function SecuritySection({ user }: { user: UserReply }) {
  const { t } = useTranslation('account')
  return (
    <div className="flex flex-col gap-6">
      {user.has_password ? (
        <>
          <PasswordCard />
          <TwoStep />
        </>
      ) : (
        <>
          <SectionCard title={t('choose_password.title')} text={t('choose_password.text')}>
            <ChoosePassword user={user} />
          </SectionCard>
          <SectionCard title={t('security:title')} text={t('security:text')}>
            <ChoosePassword user={user} needed />
          </SectionCard>
        </>
      )}
      <DevicesCard />
    </div>
  )
}

/** The second step at sign-in: an authenticator app, passkeys, and recovery codes for when neither is available. */
function TwoStep() {
  const { t } = useTranslation('security')
  const words = useErrorWords()
  const { data: state, error, refetch } = useReadSecondStepQuery()
  const [issued, setIssued] = useState<readonly string[] | null>(null)
  const first = usePreservedFocus(state ? issued : error)
  if (!state)
    return error ? (
      <Notice tone="bad" title={words(error)}>
        <Button variant="quiet" onClick={() => void refetch()}>
          {t('again')}
        </Button>
      </Notice>
    ) : (
      <Skeleton className="h-60" />
    )
  const isOn = state.codes.on || state.passkeys.length > 0
  return (
    <>
      {issued && <NewRecoveryCodes key={issued[0]} codes={issued} onSaved={() => setIssued(null)} />}
      <CodesCard heading={first} codes={state.codes} onIssued={setIssued} />
      <PasskeysCard passkeys={state.passkeys} onIssued={setIssued} />
      {isOn && <RecoveryCodesCard left={state.recovery_codes_left} onIssued={setIssued} />}
    </>
  )
}

type CodesCardProps = {
  heading: Ref<HTMLHeadingElement>
  codes: { on: boolean; since: string | null }
  onIssued: (codes: readonly string[]) => void
}

/** One-time codes of an authenticator app: whether they are on, turning them on and off. */
function CodesCard({ heading, codes, onIssued }: CodesCardProps) {
  const { t } = useTranslation('security')
  return (
    <SectionCard heading={heading} title={t('codes.title')} text={t('codes.text')}>
      {codes.since !== null && (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
          <Chip tone="good" icon={<CircleCheck className="size-4" />}>
            {t('codes.on')}
          </Chip>
          <span>
            {t('since')} <InstantText value={codes.since} />
          </span>
        </p>
      )}
      <FormInPlace label={t(codes.on ? 'codes.turn_off' : 'codes.turn_on')}>
        {(close) =>
          codes.on ? (
            <EndCodes onDone={close} />
          ) : (
            <BeginCodes
              onDone={(issued) => {
                if (issued) onIssued(issued)
                close()
              }}
            />
          )
        }
      </FormInPlace>
    </SectionCard>
  )
}

type RecoveryCodesCardProps = { left: number; onIssued: (codes: readonly string[]) => void }

/** Shows the number of recovery codes left; creates ten new ones. */
function RecoveryCodesCard({ left, onIssued }: RecoveryCodesCardProps) {
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
  const [renew] = useRenewRecoveryCodesMutation()
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

/** Changes the password, which signs out every other device. */
function PasswordCard() {
  const { t } = useTranslation('account')
  const { lang_id } = useHeader()
  const [change] = useChangePasswordMutation()
  // Remounted fields are empty, and hidden again.
  const [round, setRound] = useState(0)
  const heading = usePreservedFocus(round)
  const form = useForm({
    id: 'password',
    contract: PasswordForm,
    values: { current_password: '', new_password: '' },
    send: (sent) => change({ ...sent, lang_id }),
    success: t('password.changed'),
    done: () => {
      form.begin()
      setRound(round + 1)
    },
  })
  return (
    <SectionCard heading={heading} title={t('password.title')} text={t('password.text')}>
      <Form form={form} label={t('password.send')}>
        <PasswordField
          {...form.field('current_password')}
          key={`current-${round}`}
          label={t('password.current')}
        />
        <PasswordField
          {...form.field('new_password')}
          key={`new-${round}`}
          label={t('accounts:password.new')}
          hint={t('accounts:password.hint')}
          autoComplete="new-password"
        />
      </Form>
      <p className="text-sm text-ink-soft">
        {t('password.none')}{' '}
        <TextLink to="/forgot-password" className="py-3">
          {t('password.by_mail')}
        </TextLink>
      </p>
    </SectionCard>
  )
}
