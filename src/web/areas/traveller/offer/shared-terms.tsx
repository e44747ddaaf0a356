import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { termKey, type CardTerm } from './card-terms.ts'

type SharedTermsProps = {
  terms: readonly CardTerm[]
  /** True if all cards have the term; a card that loads later without it shows its own. */
  ofAll: boolean
}

/** Terms that all cars of the page share, shown once above them. */
export function SharedTerms({ terms, ofAll }: SharedTermsProps) {
  const { t } = useTranslation('search')
  if (terms.length === 0) return null
  return (
    <p className="shared-terms">
      <strong>{t(ofAll ? 'all_have' : 'most_have')}</strong>
      {terms.map((term) => (
        <span key={termKey(term)} className={`icon-${term.id}`}>
          {term.words}
        </span>
      ))}
    </p>
  )
}
