import { useEffect, useState } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'

const SCHEMES = ['system', 'light', 'dark'] as const

/** Shows the page in light or in dark colours, whatever the system prefers. */
export function ColourChoice() {
  const { t } = useTranslation('components')
  const [scheme, setScheme] = useState<string>('system')
  useEffect(() => {
    const { dataset } = document.documentElement
    if (scheme !== 'system') dataset['scheme'] = scheme
    return () => {
      delete dataset['scheme']
    }
  }, [scheme])
  return (
    <SelectField
      label={t('colours')}
      value={scheme}
      onChange={(event) => setScheme(event.target.value)}
      className="max-w-xs"
      options={SCHEMES.map((one) => ({ value: one, label: t(`schemes.${one}`) }))}
    />
  )
}
