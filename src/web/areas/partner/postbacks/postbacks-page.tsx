import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { Notice } from '#ui/notice.tsx'
import type { Preload } from '#web/app/page.ts'
import { Answered } from '#web/shell/own-page/answered.tsx'
import { PartnerContent } from '../frame/partner-content.tsx'
import { usePolling } from '../frame/polling.ts'
import { preloadPartner } from '../frame/preload-partner.ts'
import {
  postbacksApi,
  useSavePostbackMutation,
  useReadPostbackQuery,
  useRemovePostbackMutation,
  useRenewPostbackSecretMutation,
  useTestPostbackMutation,
} from './postbacks.api.ts'
import { PostbackBody, type PostbackSetting } from '#domains/partners/postbacks/postback.contract.ts'
import { DataTable } from '#ui/data-table.tsx'
import { InstantText } from '#ui/formats/instant-text.tsx'
import { Price } from '#ui/formats/price.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { StateChip } from '../frame/state-chip.tsx'
import { useErrorWords } from '#ui/error-words.ts'
import { Button } from '#ui/button.tsx'
import { CopyField } from '#ui/fields/copy-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Form } from '#web/forms/form.tsx'
import { PasswordField } from '#web/forms/password-field.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { toast } from '#web/shell/toasts/toast.ts'
import { useHeader } from '#web/app/store.ts'

const AddressForm = PostbackBody.pick({ url: true, password: true })

export const preload: Preload = (args) =>
  preloadPartner(args, () =>
    args.dispatch(postbacksApi.endpoints.readPostback.initiate(undefined, { subscribe: false })),
  )

/** URL of a partner's system that is called on each change, and the results of the latest calls. */
export function Component() {
  const { t } = useTranslation('partner_postbacks')
  return (
    <PartnerContent section="postbacks" text={t('text')}>
      <Postbacks />
    </PartnerContent>
  )
}

function Postbacks() {
  const { t } = useTranslation('partner_postbacks')
  return (
    <Answered query={useReadPostbackQuery(undefined, usePolling())}>
      {({ postback, may_change, calls }) => (
        <>
          {postback?.paused_until && <Notice tone="careful" title={t('paused')} />}
          {may_change ? (
            <AddressCard postback={postback} />
          ) : (
            <Notice tone="plain" title={postback ? t('told_at', { url: postback.url }) : t('nowhere')} />
          )}
          {calls.length > 0 && <CallsCard calls={calls} />}
        </>
      )}
    </Answered>
  )
}

type Call = PostbackSetting['calls'][number]

/** The last calls, newest first. */
function CallsCard({ calls }: { calls: readonly Call[] }) {
  const { t } = useTranslation('partner_postbacks')
  return (
    <SectionCard title={t('calls.title')}>
      <DataTable
        caption={t('calls.title')}
        rows={calls}
        rowKey={({ id }) => id}
        empty={null}
        columns={{
          at: {
            label: t('calls.at'),
            heads: true,
            render: ({ at }) => <InstantText value={at} className="tabular" />,
          },
          about: {
            label: t('calls.about'),
            render: ({ booking }) =>
              booking ? (
                <>
                  <bdi dir="ltr">{booking.reference}</bdi> <StateChip state={booking.state} />
                </>
              ) : (
                t('calls.test')
              ),
          },
          commission: {
            label: t('calls.commission'),
            atEnd: true,
            render: ({ booking }) => booking && <Price value={booking.commission} />,
          },
          outcome: { label: t('calls.outcome'), render: (call) => <Outcome call={call} /> },
        }}
      />
    </SectionCard>
  )
}

function Outcome({ call: { accepted_at, attempts, failure } }: { call: Call }) {
  const { t } = useTranslation('partner_postbacks')
  if (accepted_at !== null) return t('calls.accepted')
  if (failure === null) return t('calls.waiting')
  return (
    <>
      {t('calls.failed', { count: attempts })}{' '}
      <bdi dir="ltr" className="text-ink-soft">
        {failure}
      </bdi>
    </>
  )
}

/** The address and its secret, for an owner. */
function AddressCard({ postback }: Pick<PostbackSetting, 'postback'>) {
  const { t } = useTranslation('partner_postbacks')
  const { lang_id } = useHeader()
  const [save] = useSavePostbackMutation()
  const form = useForm({
    id: 'postback',
    contract: AddressForm,
    values: { url: postback?.url ?? '', password: '' },
    send: (sent) => save({ ...sent, lang_id }),
    success: t('done.kept'),
    done: (): void => form.setValue('password', ''),
  })
  return (
    <SectionCard title={t('address.title')} text={t('address.text')}>
      <Form form={form} label={t('address.keep')} variant="main">
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
            variant={action.name === 'remove' ? 'danger' : 'second'}
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
