/** Fills `{to}` and `{text}` of a template, escaped for a URL or for a body of this content type. */
export function filledTemplate(
  template: string,
  values: Readonly<Record<'to' | 'text', string>>,
  contentType: string,
): string {
  const escape = escapeFor(contentType)
  return template.replaceAll(/\{(to|text)\}/g, (_, name: 'to' | 'text') => escape(values[name]))
}

function escapeFor(contentType: string): (text: string) => string {
  if (contentType === 'url' || contentType.includes('x-www-form-urlencoded')) return encodeURIComponent
  if (contentType.includes('json')) return (text) => JSON.stringify(text).slice(1, -1)
  if (contentType.includes('xml')) return escapeXml
  return (text) => text
}

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;')
}
