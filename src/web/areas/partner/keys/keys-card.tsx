import { ConfirmDialog } from '#web/shell/confirm-dialog.tsx'
import { useState } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { type ShownPartnerKey, MakeKeyBody } from '#domains/partners/record/keys/partner-key.contract.ts'
import { Button } from '#ui/button.tsx'
import { CopyField } from '#ui/fields/copy-field.tsx'
import { Notice } from '#ui/notice.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { FormInPlace } from '#web/forms/form-in-place.tsx'
import { Answered } from '#web/shell/own-page/answered.tsx'
import {
  useListPartnerKeysQuery,
  useRevokePartnerKeyMutation,
  useMakePartnerKeyMutation,
} from './keys.api.ts'
import { isolate } from '#kernel/isolate.ts'
import { TextField } from '#ui/fields/text-field.tsx'
import { useHeader } from '#web/app/store.ts'
import { Form } from '#web/forms/form.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { DataTable } from '#ui/data-table.tsx'
import { InstantText } from '#ui/formats/instant-text.tsx'

/** A partner's keys, for an owner; a new one is shown until the page is left. */
export function KeysCard() {
  const { t } = useTranslation('partner_keys')
  const [secret, setSecret] = useState<string | null>(null)
  const [chosen, setChosen] = useState<ShownPartnerKey | null>(null)
  return (
    <SectionCard title={t('title')} text={t('title_text')}>
      {secret !== null && (
        <Notice tone="careful" title={t('made.title')}>
          <CopyField label={t('made.label')} value={secret} copyLabel={t('made.copy')} />
          <Button variant="second" onClick={() => setSecret(null)}>
            {t('made.done')}
          </Button>
        </Notice>
      )}
      <Answered query={useListPartnerKeysQuery()} height="h-40">
        {({ items }) =>
          items.length > 0 ? (
            <KeysTable keys={items} onRevoke={setChosen} />
          ) : (
            <p className="text-ink-soft">{t('none')}</p>
          )
        }
      </Answered>
      <FormInPlace label={t('make')}>{(close) => <KeyForm onDone={close} onMade={setSecret} />}</FormInPlace>
      <RevokeDialog chosen={chosen} onClose={() => setChosen(null)} />
    </SectionCard>
  )
}

/** Confirms the revocation of a key and lists what stops working without it. */
function RevokeDialog({ chosen, onClose }: { chosen: ShownPartnerKey | null; onClose: () => void }) {
  const { t } = useTranslation('partner_keys')
  const [revoke] = useRevokePartnerKeyMutation()
  const name = isolate(chosen?.name ?? '')
  return (
    <ConfirmDialog
      chosen={chosen}
      onClose={onClose}
      title={t('revoke_title', { name })}
      confirm={t('revoke')}
      act={({ key_id }) => revoke({ id: key_id })}
      done={t('done.revoked', { name })}
    >
      <p className="text-sm">{t('revoke_text')}</p>
    </ConfirmDialog>
  )
}

const KeyName = MakeKeyBody.pick({ name: true })

type KeyFormProps = { onDone: () => void; onMade: (secret: string) => void }

/** Creates a named key, and passes the key itself to `onMade`. */
function KeyForm({ onDone, onMade }: KeyFormProps) {
  const { t } = useTranslation('partner_keys')
  const { lang_id } = useHeader()
  const [make] = useMakePartnerKeyMutation()
  const form = useForm({
    id: 'key',
    contract: KeyName,
    values: { name: '' },
    send: async (input) => {
      const made = await make({ ...input, lang_id })
      if (made.data) onMade(made.data.secret)
      return made
    },
    success: (_made, { name }) => t('done.made', { name: isolate(name) }),
    done: onDone,
  })
  return (
    <Form
      form={form}
      label={t('make')}
      variant="main"
      beside={
        <Button variant="quiet" onClick={onDone}>
          {t('cancel')}
        </Button>
      }
    >
      <TextField
        {...form.field('name')}
        label={t('name')}
        hint={t('name_hint')}
        autoComplete="off"
        maxLength={60}
        required
      />
    </Form>
  )
}

type KeysTableProps = { keys: readonly ShownPartnerKey[]; onRevoke: (key: ShownPartnerKey) => void }

/** Keys in use first, each identified by its last characters. */
function KeysTable({ keys, onRevoke }: KeysTableProps) {
  const { t } = useTranslation('partner_keys')
  return (
    <DataTable
      caption={t('title')}
      rows={keys}
      rowKey={({ key_id }) => key_id}
      empty={null}
      columns={{
        name: {
          label: t('name'),
          heads: true,
          render: ({ name, ending }) => (
            <>
              <bdi className="font-medium break-words">{name}</bdi>{' '}
              <bdi dir="ltr" className="text-ink-soft tabular">
                …{ending}
              </bdi>
            </>
          ),
        },
        created: {
          label: t('created'),
          render: ({ created_at }) => <InstantText value={created_at} className="tabular" />,
        },
        used: {
          label: t('used'),
          render: ({ last_used_at }) =>
            last_used_at === null ? t('never') : <InstantText value={last_used_at} className="tabular" />,
        },
        act: {
          label: t('act'),
          atEnd: true,
          render: (key) =>
            key.revoked_at === null ? (
              <Button variant="second" className="min-h-11!" onClick={() => onRevoke(key)}>
                {t('revoke')}
                <bdi className="sr-only">{key.name}</bdi>
              </Button>
            ) : (
              <span className="text-ink-soft">{t('revoked')}</span>
            ),
        },
      }}
    />
  )
}
