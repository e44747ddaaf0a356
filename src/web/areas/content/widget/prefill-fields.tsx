import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { Prefill } from '#domains/widget/widget-config.contract.ts'
import { TextField } from '#ui/fields/text-field.tsx'

/** `dir`: of an address or a number in any language; else that of what is typed. */
const FIELDS = [
  { name: 'name', type: 'text', dir: 'auto' },
  { name: 'email', type: 'email', dir: 'ltr' },
  { name: 'phone', type: 'tel', dir: 'ltr' },
  { name: 'from', type: 'text', dir: 'auto' },
  { name: 'to', type: 'text', dir: 'auto' },
] as const

type PrefillFieldsProps = { prefill: Prefill; change: (prefill: Prefill) => void }

/** What the page fills in for its visitors: examples here, which its own script replaces. */
export function PrefillFields({ prefill, change }: PrefillFieldsProps) {
  const { t } = useTranslation('widget')
  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="mb-2 text-sm font-semibold">{t('prefill.title')}</legend>
      {FIELDS.map(({ name, type, dir }) => (
        <TextField
          key={name}
          type={type}
          label={t(`prefill.${name}`)}
          dir={dir}
          autoComplete="off"
          value={prefill[name] ?? ''}
          onChange={({ target }) => change({ ...prefill, [name]: target.value })}
        />
      ))}
    </fieldset>
  )
}
