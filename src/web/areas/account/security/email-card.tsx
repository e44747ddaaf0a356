import { CircleCheck, TriangleAlert } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { ChangeEmailBody, type UserReply } from '#domains/accounts/account.contract.ts'
import { isolate } from '#kernel/isolate.ts'
import { useChangeEmailMutation, useVerifyEmailAgainMutation } from '../own/account.api.ts'
import { useErrorWords } from '#ui/error-words.ts'
import { useHeader } from '#web/app/store.ts'
import { AddressText } from '#ui/formats/address-text.tsx'
import { Button } from '#ui/button.tsx'
import { Chip } from '#ui/chip.tsx'
import { Notice } from '#ui/notice.tsx'
import { CheckedEmailInput } from '#web/forms/checked-email-input.tsx'
import { PasswordField } from '#web/forms/password-field.tsx'
import { ChoosePassword } from './choose-password.tsx'
import { FormInPlace } from '#web/forms/form-in-place.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { Form } from '#web/forms/form.tsx'
import { useForm } from '#web/forms/use-form.ts'

/** The e-mail address, whether it is verified, and changing it. */
export function EmailCard({ user }: { user: UserReply }) {
  const { t } = useTranslation('account')
  return (
    <SectionCard title={t('email.title')}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <AddressText className="min-w-0 font-medium">{user.email}</AddressText>
        {user.email_verified ? (
          <Chip tone="good" icon={<CircleCheck className="size-4" />}>
            {t('email.proved')}
          </Chip>
        ) : (
          <Chip tone="careful" icon={<TriangleAlert className="size-4" />}>
            {t('email.unproved')}
          </Chip>
        )}
      </div>
      {!user.email_verified && <ResendVerification email={user.email} />}
      <FormInPlace label={t('email.change')}>
        {() => (user.has_password ? <ChangeEmail /> : <ChoosePassword user={user} needed />)}
      </FormInPlace>
    </SectionCard>
  )
}

function ResendVerification({ email }: { email: string }) {
  const { t } = useTranslation('account')
  const words = useErrorWords()
  const [send, { data, error, isLoading }] = useVerifyEmailAgainMutation()
  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm">{t('email.prove')}</p>
      <div>
        <Button variant="second" busy={isLoading} onClick={() => void send()}>
          {t('email.again')}
        </Button>
      </div>
      {error && <Notice tone="bad">{words(error)}</Notice>}
      {data && !error && (
        <Notice tone="good" title={t('email.sent')}>
          {t('email.sent_text', { email: isolate(email, 'ltr') })}
        </Notice>
      )}
    </div>
  )
}

function ChangeEmail() {
  const { t } = useTranslation('account')
  const { lang_id } = useHeader()
  const [change] = useChangeEmailMutation()
  const [requestedEmail, setRequestedEmail] = useState<string | null>(null)
  const done = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (requestedEmail !== null) done.current?.focus()
  }, [requestedEmail])
  const form = useForm({
    id: 'email',
    contract: ChangeEmailBody,
    values: { email: '', password: '' },
    send: (sent) => change({ ...sent, lang_id }),
    done: (_, { email }) => setRequestedEmail(email),
  })
  if (requestedEmail !== null)
    return (
      <Notice tone="good" ref={done} tabIndex={-1} title={t('email.sent')}>
        {t('email.changed_text', { email: isolate(requestedEmail, 'ltr') })}
      </Notice>
    )
  return (
    <Form form={form} label={t('email.send')}>
      <CheckedEmailInput
        {...form.field('email')}
        label={t('email.new')}
        hint={t('email.new_hint')}
        required
      />
      <PasswordField {...form.field('password')} label={t('password.yours')} />
    </Form>
  )
}
