import { suggestLatinName } from '#kernel/latin-name.ts'
import { Button } from '#ui/button.tsx'
import { useTranslation } from '#ui/messages/messages-provider.tsx'

type LatinSuggestionProps<Field extends string> = {
  /** Names in other letters, each with the field that has it in Latin ones. */
  names: readonly { field: Field; entered: string }[]
  onUse: (suggested: readonly { field: Field; latin: string }[]) => void
  className?: string
}

/**
 * Suggests spellings of names in Latin letters; nothing if none is known. Only the person knows the right
 * one.
 */
export function LatinSuggestion<Field extends string>({
  names,
  onUse,
  className = '',
}: LatinSuggestionProps<Field>) {
  const { t } = useTranslation('terms')
  const suggested = names.flatMap(({ field, entered: input }) => {
    const latin = suggestLatinName(input)
    return latin === null ? [] : [{ field, latin }]
  })
  if (suggested.length === 0) return null
  return (
    <Button type="button" variant="second" className={className} onClick={() => onUse(suggested)}>
      {t('word.latin_suggest')} <bdi dir="ltr">{suggested.map(({ latin }) => latin).join(' ')}</bdi>
    </Button>
  )
}
