/** Structured data of a page (schema.org). */
export type StructuredGraph = readonly { '@type': string; [property: string]: unknown }[]

/** Structured data for search engines (schema.org) in JSON-LD; never executed. */
export function StructuredData({ graph }: { graph: StructuredGraph }) {
  const document = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph })
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: document.replaceAll('<', String.raw`\u003c`) }}
    />
  )
}
