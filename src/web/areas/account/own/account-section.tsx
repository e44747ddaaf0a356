import { langIdOf, languageOptions } from '#kernel/locale.ts'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { DeleteAccountBody, type UserReply } from '#domains/accounts/account.contract.ts'
import { FeedbackForm } from '../feedback/feedback-form.tsx'
import { ReferFriend } from '../referral/refer-friend.tsx'
import { BookingsSection } from '../bookings/bookings-section.tsx'
import { CouponsSection } from './coupons-section.tsx'
import { InvoicesSection } from '../bookings/invoices-section.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import type { SectionName } from './sections.ts'
import { SecuritySection } from '../security/security-section.tsx'
import { ChoosePassword } from '../security/choose-password.tsx'
import { FormInPlace } from '#web/forms/form-in-place.tsx'
import { PictureCard } from '../picture/picture-card.tsx'
import { EmailCard } from '../security/email-card.tsx'
import { ProfileCard } from './profile-card.tsx'
import { SavedCars } from '#web/rentals/choice/saved-cars.tsx'
import { Download } from 'lucide-react'
import { useDeleteAccountMutation, useExportDataMutation, useUpdateLanguageMutation } from './account.api.ts'
import { problemOf, useErrorWords } from '#ui/error-words.ts'
import { useSite } from '#web/app/site.tsx'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { z } from 'zod'
import { SelectField } from '#ui/fields/select-field.tsx'
import { Form } from '#web/forms/form.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { forgetUserData } from '#web/app/preferences.ts'
import { notifyOtherTabs } from '#web/app/session/session-messages.ts'
import { toastThere } from '#web/shell/toasts/toast.ts'
import { useHeader } from '#web/app/store.ts'
import { LinkButton } from '#web/shell/link-button.tsx'
import { clearTab } from '#web/forms/tab-storage.ts'
import { PasswordField } from '#web/forms/password-field.tsx'

/** The cards of one section of the account. */
export function AccountSection({ section, user }: { section: SectionName; user: UserReply }) {
  const { t } = useTranslation('account')
  switch (section) {
    case 'profile':
      return <ProfileSection user={user} />
    case 'bookings':
      return <BookingsSection />
    case 'saved':
      return <SavedSection />
    case 'coupons':
      return <CouponsSection />
    case 'invoices':
      return <InvoicesSection />
    case 'friends':
      return (
        <SectionCard title={t('sections.friends')}>
          <ReferFriend />
        </SectionCard>
      )
    case 'feedback':
      return (
        <SectionCard title={t('sections.feedback')}>
          <FeedbackForm />
        </SectionCard>
      )
    case 'security':
      return <SecuritySection user={user} />
    case 'data':
      return <DataSection user={user} />
  }
}

/** The person's data: its export and deletion. */
function DataSection({ user }: { user: UserReply }) {
  return (
    <div className="flex flex-col gap-6">
      <ExportCard />
      <DeleteCard user={user} />
    </div>
  )
}

const LOST = ['profile', 'bookings', 'coupons', 'kept'] as const

/** Account deletion: deleted data, retained data, then the form. */
function DeleteCard({ user }: { user: UserReply }) {
  const { t } = useTranslation('account')
  return (
    <SectionCard title={t('delete.title')} text={t('delete.text')}>
      <ul className="flex list-disc flex-col gap-1 ps-5 text-sm">
        {LOST.map((one) => (
          <li key={one}>{t(`delete.${one}`)}</li>
        ))}
      </ul>
      {user.has_password ? (
        <FormInPlace label={t('delete.open')} variant="danger">
          {(close) => <DeleteForm onCancel={close} />}
        </FormInPlace>
      ) : (
        <ChoosePassword user={user} needed />
      )}
    </SectionCard>
  )
}

/** The person's picture, name, phone, e-mail address and language. */
function ProfileSection({ user }: { user: UserReply }) {
  return (
    <div className="flex flex-col gap-6">
      <PictureCard user={user} />
      <ProfileCard user={user} />
      <EmailCard user={user} />
      <LanguageCard user={user} />
    </div>
  )
}

/** The cars that the person has saved. */
function SavedSection() {
  const { t } = useTranslation('account')
  return (
    <section aria-labelledby="saved" className="flex flex-col gap-5">
      <div>
        <h2 id="saved" className="text-lg">
          {t('sections.saved')}
        </h2>
        <p className="text-sm text-ink-soft">{t('choice:saved_there')}</p>
      </div>
      <SavedCars />
    </section>
  )
}

/** Download of all personal data. */
function ExportCard() {
  const { t } = useTranslation('account')
  const { productName, today } = useSite()
  const words = useErrorWords()
  const [exportData, { data, error, isLoading }] = useExportDataMutation()
  const save = async () => {
    const answer = await exportData()
    if (answer.data !== undefined) saveAs(`${productName.toLowerCase()}-${today}.json`, answer.data)
  }
  return (
    <SectionCard title={t('export.title')} text={t('export.text')}>
      <div>
        <Button variant="second" busy={isLoading} onClick={() => void save()}>
          <Download className="size-5" />
          {t('export.send')}
        </Button>
      </div>
      {error && <Notice tone="bad">{words(error)}</Notice>}
      {data !== undefined && !error && <Notice tone="good">{t('export.done')}</Notice>}
    </SectionCard>
  )
}

function saveAs(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}

const LanguageForm = z.object({ lang_id: z.string() })

/** The language of our mails. */
function LanguageCard({ user }: { user: UserReply }) {
  const { t } = useTranslation('account')
  const { languages } = useSite()
  const [update] = useUpdateLanguageMutation()
  const form = useForm({
    id: 'language',
    contract: LanguageForm,
    values: { lang_id: String(user.lang_id) },
    send: ({ lang_id }) =>
      update({ lang_id: langIdOf(languages.find((code) => String(langIdOf(code)) === lang_id) ?? 'en') }),
    success: t('saved'),
  })
  return (
    <SectionCard title={t('language.title')} text={t('language.text')}>
      <Form form={form} label={t('save')}>
        <SelectField {...form.field('lang_id')} label={t('language.label')} className="max-w-xs">
          {languageOptions(languages).map(({ id, code, name }) => (
            <option key={id} value={id} lang={code}>
              {name}
            </option>
          ))}
        </SelectField>
      </Form>
    </SectionCard>
  )
}

/** Confirms by password and deletes the account; the page then reloads signed out. */
function DeleteForm({ onCancel }: { onCancel: () => void }) {
  const { t } = useTranslation('account')
  const { productName, basename } = useSite()
  const { lang_id } = useHeader()
  const [remove] = useDeleteAccountMutation()
  const form = useForm({
    id: 'delete',
    contract: DeleteAccountBody,
    values: { password: '' },
    send: (sent) => remove({ ...sent, lang_id }),
    done: () => {
      forgetUserData(productName)
      clearTab()
      toastThere({ kind: 'success', text: t('delete.done') })
      notifyOtherTabs('signout')
      window.location.assign(basename === '' ? '/' : basename)
    },
  })
  const open = problemOf(form.error)?.code === 'bookings_open'
  return (
    <Form
      form={form}
      label={t('delete.send')}
      variant="danger"
      beside={
        <Button variant="quiet" onClick={onCancel}>
          {t('delete.keep')}
        </Button>
      }
    >
      {open && (
        <div className="flex flex-col items-start gap-3 text-sm">
          <p>{t('delete.open_bookings')}</p>
          <LinkButton to="/account/bookings" variant="second">
            {t('sections.bookings')}
          </LinkButton>
        </div>
      )}
      <PasswordField {...form.field('password')} label={t('password.yours')} />
    </Form>
  )
}
