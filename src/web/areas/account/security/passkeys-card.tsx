import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { InstantText } from '#ui/formats/instant-text.tsx'
import { Button } from '#ui/button.tsx'
import { Parts } from '#ui/parts.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { FormInPlace } from '#web/forms/form-in-place.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { usePreservedFocus } from '#web/forms/use-preserved-focus.ts'
import { PasswordAgainBody, AddPasskeyBody } from '#domains/accounts/second-step/second-step.contract.ts'
import {
  useRemovePasskeyMutation,
  useAddPasskeyMutation,
  useStartPasskeyMutation,
} from '#web/shell/second-step/second-step.api.ts'
import { useHeader } from '#web/app/store.ts'
import { Form } from '#web/forms/form.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { PasswordField } from '#web/forms/password-field.tsx'
import { z } from 'zod'
import { Notice } from '#ui/notice.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { makePasskey, type NotMade } from './make-passkey.ts'

type Passkey = { id: string; name: string; created_at: string; last_used_at: string | null }
type PasskeysCardProps = { passkeys: readonly Passkey[]; onIssued: (codes: readonly string[]) => void }

/** The account's passkeys: list, add and remove. */
export function PasskeysCard({ passkeys, onIssued }: PasskeysCardProps) {
  const { t } = useTranslation('security')
  const heading = usePreservedFocus(passkeys)
  const possible = !useHydrated() || 'PublicKeyCredential' in window
  return (
    <SectionCard heading={heading} title={t('passkeys.title')} text={t('passkeys.text')}>
      {passkeys.length > 0 && (
        <ul className="divide-y divide-line">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      {possible ? (
        <FormInPlace label={t('passkeys.add')}>
          {(close) => (
            <NewPasskey
              onDone={(issued) => {
                if (issued) onIssued(issued)
                close()
              }}
            />
          )}
        </FormInPlace>
      ) : (
        <p className="text-sm text-ink-soft">{t('passkeys.impossible')}</p>
      )}
    </SectionCard>
  )
}

function PasskeyRow({ passkey: { id, name, created_at, last_used_at } }: { passkey: Passkey }) {
  const { t } = useTranslation('security')
  const [removing, setRemoving] = useState(false)
  return (
    <li className="flex flex-col gap-3 py-3 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <KeyRound className="size-5 shrink-0 text-ink-soft" />
        <div className="min-w-0 flex-1 basis-48">
          <p className="font-medium break-words">
            <bdi>{name}</bdi>
          </p>
          <Parts className="text-xs text-ink-soft">
            <>
              {t('passkeys.made')} <InstantText value={created_at} />
            </>
            {last_used_at === null ? (
              t('passkeys.unused')
            ) : (
              <>
                {t('passkeys.used')} <InstantText value={last_used_at} />
              </>
            )}
          </Parts>
        </div>
        <Button
          variant="quiet"
          aria-expanded={removing}
          aria-label={t('passkeys.remove_named', { name })}
          onClick={() => setRemoving(!removing)}
        >
          {t('passkeys.remove')}
        </Button>
      </div>
      {removing && <RemovePasskey id={id} />}
    </li>
  )
}

/** Removes a passkey, with the password. */
function RemovePasskey({ id }: { id: string }) {
  const { t } = useTranslation('security')
  const { lang_id } = useHeader()
  const [remove] = useRemovePasskeyMutation()
  const form = useForm({
    id: `remove-${id}`,
    contract: PasswordAgainBody.pick({ password: true }),
    values: { password: '' },
    send: (sent) => remove({ ...sent, id, lang_id }),
    success: t('passkeys.removed'),
  })
  return (
    <Form form={form} label={t('passkeys.remove')} variant="danger">
      <PasswordField {...form.field('password')} label={t('password')} />
    </Form>
  )
}

const NewPasskeyForm = z.object({
  name: AddPasskeyBody.shape.name,
  password: PasswordAgainBody.shape.password,
})

/** Adds a passkey: its name and the password here, the rest in the browser's own dialog. */
function NewPasskey({ onDone }: { onDone: (recoveryCodes: readonly string[] | null) => void }) {
  const { t } = useTranslation('security')
  const { lang_id } = useHeader()
  const [start] = useStartPasskeyMutation()
  const [add] = useAddPasskeyMutation()
  const [notMade, setNotMade] = useState<NotMade | null>(null)
  const form = useForm({
    id: 'passkey',
    contract: NewPasskeyForm,
    values: { name: '', password: '' },
    send: async ({ name, password }) => {
      setNotMade(null)
      const started = await start({ password, lang_id })
      if (!started.data) return { error: started.error }
      const made = await makePasskey(started.data.options)
      if ('notMade' in made) {
        return setNotMade(made.notMade)
      }
      return add({ challenge: started.data.challenge, name, passkey: made.passkey, lang_id })
    },
    success: t('passkeys.added'),
    done: ({ recovery_codes }) => onDone(recovery_codes),
  })
  return (
    <>
      {notMade && <Notice tone="careful">{t(`passkeys.not_made.${notMade}`)}</Notice>}
      <Form form={form} label={t('passkeys.make')}>
        <TextField
          {...form.field('name')}
          label={t('passkeys.name')}
          hint={t('passkeys.name_hint')}
          autoComplete="off"
          required
        />
        <PasswordField {...form.field('password')} label={t('password')} hint={t('password_hint')} />
      </Form>
    </>
  )
}
