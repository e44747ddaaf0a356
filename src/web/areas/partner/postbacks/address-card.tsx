import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { PostbackBody, type PostbackSetting } from '#domains/partners/postbacks/postback.contract.ts'
import { useErrorWords } from '#ui/error-words.ts'
import { Button } from '#ui/button.tsx'
import { CopyField } from '#ui/fields/copy-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Notice } from '#ui/notice.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { Form } from '#web/forms/form.tsx'
import { PasswordField } from '#web/forms/password-field.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { toast } from '#web/shell/toasts/toast.ts'
import { useHeader } from '#web/app/store.ts'
import {
  useKeepPostbackMutation,
  useRemovePostbackMutation,
  useRenewPostbackSecretMutation,
  useTestPostbackMutation,
} from './postbacks.api.ts'

const AddressForm = PostbackBody.pick({ url: true, password: true })

/** The address and its secret, for an owner. */
export function AddressCard({ postback }: Pick<PostbackSetting, 'postback'>) {
  const { t } = useTranslation('partner_postbacks')
  const { lang_id } = useHeader()
  const [keep] = useKeepPostbackMutation()
  const form = useForm({
    id: 'postback',
    contract: AddressForm,
    values: { url: postback?.url ?? '', password: '' },
    send: (sent) => keep({ ...sent, lang_id }),
    success: t('done.kept'),
    done: (): void => form.setValue('password', ''),
  })
  return (
    <SectionCard title={t('address.title')} text={t('address.text')}>
      <Form form={form} label={t('address.keep')} look="main">
        <TextField
          {...form.field('url')}
          type="url"
          dir="ltr"
          label={t('address.label')}
          hint={t('address.hint')}
          autoComplete="off"
          required
        />
        <PasswordField
          {...form.field('password')}
          label={t('account:password.yours')}
          autoComplete="current-password"
          required
        />
      </Form>
      {postback?.secret && (
        <>
          <CopyField label={t('secret.label')} value={postback.secret} copyLabel={t('secret.copy')} />
          <p className="max-w-prose text-sm text-ink-soft">{t('secret.text')}</p>
          <Actions />
        </>
      )}
    </SectionCard>
  )
}

function Actions() {
  const { t } = useTranslation('partner_postbacks')
  const words = useErrorWords()
  const actions = [
    { name: 'test', mutation: useTestPostbackMutation() },
    { name: 'new-secret', mutation: useRenewPostbackSecretMutation() },
    { name: 'remove', mutation: useRemovePostbackMutation() },
  ] as const
  const press = async ({ name, mutation: [send] }: (typeof actions)[number]) => {
    for (const { mutation } of actions) mutation[1].reset()
    const { error: rejected } = await send()
    if (!rejected) toast.success(t(`done.${name}`))
  }
  const error = actions.find(({ mutation }) => mutation[1].error)?.mutation[1].error
  return (
    <>
      {error && <Notice tone="bad" title={words(error)} />}
      <div className="flex flex-wrap gap-3">
        {actions.map((action) => (
          <Button
            key={action.name}
            look={action.name === 'remove' ? 'danger' : 'second'}
            busy={action.mutation[1].isLoading}
            onClick={() => void press(action)}
          >
            {t(`acts.${action.name}`)}
          </Button>
        ))}
      </div>
    </>
  )
}
