/** What a supplier wrote, in English: said so to who reads or hears the page in another language. */
export function SupplierText({ children, className }: { children: string; className?: string | undefined }) {
  return (
    <bdi lang="en" dir="ltr" className={className}>
      {children}
    </bdi>
  )
}
