/** What else a form said, as text: a telephone number in one piece, no empty fields. */
export function factsOf(content: Readonly<Record<string, unknown>>): [field: string, text: string][] {
  return Object.entries(content).flatMap(([field, value]) => {
    const text = textOf(value)
    return text === '' ? [] : [[field, text] as [string, string]]
  })
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'object')
    return Object.values(value)
      .map(textOf)
      .filter((text) => text !== '')
      .join(' ')
  return typeof value === 'string' ? value : JSON.stringify(value)
}
