export type SupplierMarkProps = { name: string; className?: string }

/**
 * A supplier's name in our own lettering, never an imitation of its logo: two weights.
 */
export function SupplierMark({ name, className = '' }: SupplierMarkProps) {
  const [first = name, ...rest] = name.split(' ')
  return (
    <span className={`supplier-mark ${className}`} dir="ltr" translate="no">
      <span className="supplier-mark-first">{first}</span>
      {rest.length > 0 && <span className="supplier-mark-rest">{` ${rest.join(' ')}`}</span>}
    </span>
  )
}
