import { useSite } from '#web/app/site.tsx'
import { addressIn } from '#web/app/address.ts'
import { Breadcrumb } from './breadcrumb.tsx'
import { StructuredData } from './structured-data.tsx'

/** The breadcrumb of an indexed page, shown and in structured data; `to` is a path without language. */
export function StructuredBreadcrumb({ crumbs }: { crumbs: readonly { label: string; to?: string }[] }) {
  const { publicUrl, language } = useSite()
  const itemListElement = crumbs.map(({ label, to }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name: label,
    ...(to && { item: { '@type': 'WebPage', '@id': publicUrl + addressIn(language, to) } }),
  }))
  return (
    <>
      <StructuredData graph={[{ '@type': 'BreadcrumbList', itemListElement }]} />
      <Breadcrumb crumbs={crumbs} />
    </>
  )
}
