import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { DeleteAccountBody } from '#domains/accounts/account.contract.ts'
import { problemOf } from '#ui/error-words.ts'
import { forgetUserData } from '#web/app/preferences.ts'
import { notifyOtherTabs } from '#web/app/session/session-messages.ts'
import { toastThere } from '#web/shell/toasts/toast.ts'
import { useSite } from '#web/app/site.tsx'
import { useHeader } from '#web/app/store.ts'
import { Button } from '#ui/button.tsx'
import { LinkButton } from '#web/shell/link-button.tsx'
import { clearTab } from '#web/forms/tab-storage.ts'
import { useDeleteAccountMutation } from './account.api.ts'
import { PasswordField } from '#web/forms/password-field.tsx'
import { Form } from '#web/forms/form.tsx'
import { useForm } from '#web/forms/use-form.ts'

/** Confirms by password and deletes the account; the page then reloads signed out. */
export function DeleteForm({ onLeave }: { onLeave: () => void }) {
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
      look="danger"
      beside={
        <Button look="quiet" onClick={onLeave}>
          {t('delete.keep')}
        </Button>
      }
    >
      {open && (
        <div className="flex flex-col items-start gap-3 text-sm">
          <p>{t('delete.open_bookings')}</p>
          <LinkButton to="/account/bookings" look="second">
            {t('sections.bookings')}
          </LinkButton>
        </div>
      )}
      <PasswordField {...form.field('password')} label={t('password.yours')} />
    </Form>
  )
}
