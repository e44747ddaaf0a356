/** Text written by a supplier, in English: marked as such for pages in another language. */
export function SupplierText({ children, className }: { children: string; className?: string | undefined }) {
  return (
    <bdi lang="en" dir="ltr" className={className}>
      {children}
    </bdi>
  )
}
