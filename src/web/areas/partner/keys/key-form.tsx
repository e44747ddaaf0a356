import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { MakeKeyBody } from '#domains/partners/record/keys/partner-key.contract.ts'
import { isolate } from '#kernel/isolate.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { useHeader } from '#web/app/store.ts'
import { Form } from '#web/forms/form.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { useMakePartnerKeyMutation } from './keys.api.ts'

const NamedKey = MakeKeyBody.pick({ name: true })

type KeyFormProps = { onDone: () => void; onMade: (secret: string) => void }

/** Makes a key under a name; the key itself is handed on. */
export function KeyForm({ onDone, onMade }: KeyFormProps) {
  const { t } = useTranslation('partner_keys')
  const { lang_id } = useHeader()
  const [make] = useMakePartnerKeyMutation()
  const form = useForm({
    id: 'key',
    contract: NamedKey,
    values: { name: '' },
    send: async (named) => {
      const made = await make({ ...named, lang_id })
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
      look="main"
      beside={
        <Button look="quiet" onClick={onDone}>
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
